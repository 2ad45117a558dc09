# Rat, und der Blick zurück auf eine beendete Partie.

# $why: `advice-why`; $trials: Partien, die von dort zu Ende gespielt wurden.
advice-source = { $why } { $trials ->
        [0] Die Werte sind sicher.
       *[other] Die Werte stammen aus { $trials } Partien, die die Elster von dort aus für alle weiterspielte; ± ist ein Standardfehler.
    }
# $value, $error: ganze Prozent.
advice-chance = { $value } % Siegchance (± { $error })
# $value: Punkte mit Vorzeichen und einer Dezimalstelle; $error: Punkte.
advice-margin = Vorsprung am Ende { $value } (± { $error })
advice-score = { $value } Punkte am Ende (± { $error })
advice-soon = in ein paar Zügen etwa { $points } Punkte
    .ghosts = in ein paar Zügen etwa { $points } Punkte, { $ghosts } Geister übrig
advice-gains = besser: { $better }; schlechter: { $worse }
    .better = besser: { $better }
    .worse = schlechter: { $worse }
advice-sized = { $part } { $points }
advice-part =
    { $part ->
        [points] Punkte der nächsten Züge
        [regions] was Gebiete noch bringen
        [milestone] das Tempo
        [supply] der Geistervorrat
        [haunted] Geister neben Meeplen
        [cemeteries] Friedhöfe
        [meeples] Meeple im Vorrat
        [roads] Straßen
        [cities] Städte
        [monasteries] Klöster
        [fields] Wiesen
        [castles] Burgen
        [dragons] { galore-category-dragons }
        [ghosts] { galore-category-ghosts }
        [golems] { galore-category-golems }
        [satyrs] { galore-category-satyrs }
        [skeletons] { galore-category-skeletons }
        [slimes] { galore-category-slimes }
        [bats] { galore-category-bats }
        [werewolves] { galore-category-werewolves }
        [wisps] { galore-category-wisps }
        [diamonds] { galore-category-diamonds }
        [bone_doors] { galore-category-bone-doors }
        [tooth_doors] { galore-category-tooth-doors }
        [other_paths] { galore-category-other-paths }
       *[end] Partien, die sich gleich entscheiden
    }
advice-over = Verglichen mit dem zweitbesten Zug { $gains }.
advice-against = Verglichen mit dem besten Zug { $gains }.
advice-laid =
    { $steps } vom { $from ->
        [newest] neuesten Plättchen
       *[start] Startplättchen
    } gelegt{ $rotation ->
        [0] {""}
        [1] , einmal gedreht
        [2] , zweimal gedreht
       *[other] , dreimal gedreht
    }
advice-place = { $x }, { $y }: { $worth }{ $rough ->
        [yes] {" "}auf den ersten Blick
       *[no] {""}
    }
advice-title = Die besten Züge
advice-wait = Die Elster spielt von dort weiter …
advice-choose = Wählen: { $what }
advice-places = Orte nach ihrem Wert
advice-heat = In der Landschaft zeigen
advice-tab = Rat
advice-later = Rat kommt, sobald du an der Reihe bist.

## Eine beendete Partie

lookback-chance = Siegchance
lookback-margin = { $player }: erwarteter Vorsprung am Ende
lookback-score = { $player }: erwartete Punkte am Ende
lookback-mistakes = Was am meisten kostete
lookback-list = Zug für Zug
lookback-none = Nichts kostete viel.
# $done von $all Stellungen sind angesehen.
lookback-progress = Blick zurück: { $done } von { $all } Stellungen
lookback-cost = { $cost } Punkte
    .chance = { $cost } % Siegchance
lookback-mistake =
    { $unit ->
        [round] { $turn ->
            [9] Das geheime Plättchen
           *[other] Runde { $turn }
        }
       *[turn] Zug { $turn }
    }, { $player }: { $cost }
lookback-rest =
    { $which ->
        [played] Gespielt
       *[better] Besser
    }: { $done }. { $brings }
lookback-why = Was den Unterschied macht – { $gains }.
lookback-at =
    { $turn ->
        [0] Zu Beginn
       *[other] Nach { $unit ->
            [round] { $turn ->
                [9] den geheimen Plättchen
               *[other] Runde { $turn }
            }
           *[turn] Zug { $turn }
        }
    }: { $value }
