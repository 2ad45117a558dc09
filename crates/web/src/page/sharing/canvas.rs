//! From SVG to pixels: the browser draws.

use fogbound_pictures::gif::Rgb;
use js_sys::{Array, Promise, encode_uri_component};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// A canvas with a picture on it.
pub struct Canvas {
    element: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Canvas {
    /// Draws a picture in its own size.
    pub(crate) async fn draw(svg: &str) -> Result<Canvas, JsValue> {
        let image = HtmlImageElement::new()?;
        // Some browsers let no pixels be read of a picture that came by another kind of address.
        let data = String::from(encode_uri_component(svg));
        image.set_src(&format!("data:image/svg+xml;charset=utf-8,{data}"));
        JsFuture::from(image.decode()).await?;
        let document = leptos::prelude::document();
        let element: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
        element.set_width(image.natural_width());
        element.set_height(image.natural_height());
        let context = element.get_context("2d")?.ok_or("no canvas")?;
        let context: CanvasRenderingContext2d = context.unchecked_into();
        context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
        Ok(Canvas { element, context })
    }

    /// Returns its width and its height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.element.width(), self.element.height())
    }

    /// Returns its pixels by rows. Pictures have the table below them and are opaque.
    pub fn pixels(&self) -> Result<Vec<Rgb>, JsValue> {
        let (width, height) = self.size();
        let data = self.context.get_image_data(0.0, 0.0, width.into(), height.into())?.data();
        Ok(data.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
    }

    /// Returns it as a PNG file.
    pub(crate) async fn png(&self) -> Result<Blob, JsValue> {
        let promise = Promise::new(&mut |done, failed| {
            let give = Closure::once_into_js(move |blob: JsValue| {
                // The value that a promise returns for being kept is of no use.
                let _ = done.call1(&JsValue::NULL, &blob);
            });
            if let Err(error) = self.element.to_blob(give.unchecked_ref()) {
                let _ = failed.call1(&JsValue::NULL, &error);
            }
        });
        JsFuture::from(promise).await?.dyn_into()
    }
}

/// Returns bytes as a file of this type.
pub fn blob(bytes: &[u8], kind: &str) -> Result<Blob, JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&js_sys::Uint8Array::from(bytes));
    Blob::new_with_u8_array_sequence_and_options(&parts, &options)
}
