import type { CardId } from '@furrow/agricola/cards/index';
import { quoted } from '../grammar';
import { spaceNames } from './space-names';
import { spacesNamed } from './spaces-meant';

const MEETING_PLACE = quoted(spaceNames['meeting-place']);
const NEVER_TWICE = `${MEETING_PLACE} kann nie ein zweites Mal genutzt werden`;

/** Of the Slaughterman and the Slaughterhouse. */
const AFTER_ALL_OTHERS = [
  'In der Ernährungsphase ernährst du deine Familie nach allen anderen Spielern.',
  'Jedes Mal, nachdem ein anderer Spieler mindestens 1 Tier in Nahrung verwandelt hat, bekommst du 1 Nahrung.',
];

/** The texts of cards that do more than their declarations can tell. */
export const cardTexts: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'exchange-advertiser': [
    'Jedes Mal, wenn du mindestens 3 Baustoffe auf einmal bekommst, darfst du 1 davon gegen einen anderen Baustoff deiner Wahl tauschen.',
  ],
  'shop-manager': [
    'Am Ende jeder Runde bekommst du für je 5 gleiche Rohstoffe (Holz, Lehm, Schilf, Stein, Getreide oder Gemüse) in deinem Vorrat 1 Nahrung.',
  ],
  homekeeper: [
    'Liegt einer deiner Räume aus Lehm oder Stein sowohl neben einem Acker als auch neben einer Weide, hat er Platz für 1 weitere Person (höchstens 1 Raum).',
  ],
  telegram: [
    'Zähle beim Ausspielen von der laufenden Runde an um so viele Runden weiter, wie du Zäune im Vorrat hast, und markiere diese Runde.',
    'Nur in jener Runde darfst du eine Person aus deinem Vorrat einsetzen, die bei der Heimkehr dorthin zurückgeht.',
  ],
  bassinet: [
    `In jeder Arbeitsphase darfst du eine Person auch auf das zuerst genutzte Aktionsfeld setzen, auf dem sich keine Waren ansammeln, solange dort nur 1 Person steht; ${NEVER_TWICE}.`,
  ],
  'lazy-sowman': [
    `Jedes Mal, wenn du in deinem Zug mit einer uneingeschränkten Aktion säen darfst, darfst du stattdessen eine weitere Person auf ein beliebiges Feld setzen, auch auf ein besetztes; ${NEVER_TWICE}.`,
  ],
  'mummys-boy': [
    `Einmal pro Runde darfst du eine Person auf das Feld setzen, auf dem deine 2. Person steht, und es noch einmal nutzen; ${NEVER_TWICE}.`,
  ],
  'final-scenario': [
    'Solange die Rundenkarte von Runde 14 noch nicht aufgedeckt ist, darfst nur du sie nutzen.',
  ],
  lasso: [
    `Du darfst 2 Personen direkt nacheinander einsetzen, wenn mindestens eine von ihnen ${spacesNamed(['sheep-market', 'pig-market', 'cattle-market'])} nutzt.`,
  ],
  seatmate: [
    'Du darfst die Rundenkarte von Runde 13 auch nutzen, wenn dort Personen deiner direkten Nachbarn links und rechts stehen, solange sonst niemand dort steht.',
  ],
  credit: [
    'Beim Ausspielen bekommst du 5 Nahrung.',
    'Am Ende jeder Runde, auf die keine Ernte folgt, musst du 1 Nahrung zahlen. Hast du keine Nahrung, darfst du dafür Waren in Nahrung umwandeln; sonst nimmst du 1 Bettelmarker.',
  ],
  'food-chest': [
    'Spielst du diese Karte auf „Große Anschaffung“ aus, bekommst du 4 Nahrung, sonst nur 2 Nahrung.',
  ],
  'seed-pellets': ['Jedes Mal, bevor du mit einer uneingeschränkten Aktion säst, bekommst du 1 Getreide.'],
  'mud-patch': [
    'Beim Ausspielen bekommst du 1 Wildschwein.',
    'Auf jedem deiner leeren Ackerplättchen hat 1 Wildschwein Platz.',
  ],
  'little-peasant': [
    'Beim Ausspielen bekommst du 1 Stein.',
    `Solange du in einer Holzhütte mit genau 2 Räumen wohnst, gilt für dich kein Feld außer ${MEETING_PLACE} als besetzt.`,
  ],
  'family-friendly-home': [
    'Jedes Mal, wenn du Räume baust und vorher schon mehr Räume als Personen hattest, bekommst du 1 Nahrung und darfst deine Familie um 1 Person vergrößern, wenn ein Raum frei ist.',
  ],
  'hayloft-barn': [
    'Beim Ausspielen legst du 4 Nahrung auf diese Karte.',
    'Jedes Mal, wenn du mindestens 1 Getreide bekommst, bekommst du außerdem 1 Nahrung von dieser Karte.',
    'Nimmst du die letzte Nahrung, darfst du deine Familie auch ohne freien Raum um 1 Person vergrößern.',
  ],
  'firewood-collector': [
    `Jedes Mal, wenn du ${spacesNamed(['farmland', 'grain-seeds', 'grain-utilization', 'cultivation'])} nutzt, bekommst du am Ende dieses Zuges 1 Holz.`,
  ],
  confidant: [
    'Beim Ausspielen legst du aus deinem Vorrat je 1 Nahrung auf die nächsten 2, 3 oder 4 Rundenfelder (soweit noch Runden übrig sind).',
    'Zu Beginn jeder dieser Runden bekommst du die Nahrung zurück und darfst säen oder Zäune bauen.',
  ],
  'furniture-carpenter': [
    'Hat jemand (auch du) die Tischlerei, darfst du in jeder Ernte einmal 2 Nahrung für 1 Bonuspunkt zahlen.',
  ],
  'potato-ridger': [
    'Jedes Mal, nachdem du Gemüse geerntet hast, darfst du 1 Gemüse in 6 Nahrung umwandeln, wenn du dann mindestens 3 Gemüse hast; ab 4 Gemüse musst du es tun.',
  ],
  'maintenance-premium': [
    'Beim Ausspielen liegen 3 Nahrung auf dieser Karte. Jedes Mal, wenn du ein Ansammlungsfeld mit Holz nutzt, bekommst du 1 davon.',
    'Jedes Mal, nachdem du renoviert hast, wird die Karte wieder auf 3 Nahrung aufgefüllt.',
  ],
  'forest-school': [
    'Die Felder „Unterricht“ gelten für dich nie als besetzt.',
    'Für jede Nahrung, die das Ausspielen einer Ausbildung kostet, darfst du stattdessen 1 Holz zahlen.',
  ],
  'sleeping-corner': [
    'Du darfst auch Felder für Familienzuwachs nutzen, auf denen Personen von genau 1 anderen Spieler stehen (ein Elternteil und sein Neugeborenes zählen als eine Person).',
  ],
  'head-of-the-family-2007': [
    'Du darfst die Felder für Raumbau und Familienzuwachs auch nutzen, wenn dort Personen anderer Spieler stehen, aber keine eigene.',
  ],
  'field-warden-2007': [
    'Du darfst „Gemüse“, „Pflügen“ und „Pflügen und/oder Säen“ auch nutzen, wenn dort Personen anderer Spieler stehen, aber keine eigene.',
  ],
  'crooked-plow-2007': [
    'Einmal in der Partie darfst du, wenn du „Pflügen“ nutzt, mit dieser Karte bis zu 2 weitere Äcker pflügen.',
    'Diese Karte ist ein Pflug: Von deinen Pflügen und der Egge darfst du immer nur einen benutzen.',
  ],
  'sleeping-corner-2007': [
    'Du darfst die Felder für Familienzuwachs auch nutzen, wenn dort Personen anderer Spieler stehen, aber keine eigene.',
  ],
  'work-certificate': [
    'Jedes Mal, nachdem du ein Aktionsfeld genutzt hast, darfst du 1 Baustoff von einem Ansammlungsfeld mit Holz, Lehm, Schilf oder Stein nehmen, auf dem mindestens 4 liegen.',
  ],
  handcart: [
    'Zu Beginn jeder Arbeitsphase darfst du 1 Baustoff von einem Ansammlungsfeld nehmen, auf dem mindestens 6 Holz, 5 Lehm, 4 Schilf oder 4 Stein liegen.',
  ],
  clutterer: [
    'Am Ende der Partie bekommst du 1 Bonuspunkt für jede Karte, die du nach dieser ausgespielt hast und die von Ansammlungsfeldern spricht, sei es nach ihren Waren oder beim Namen (auch wenn du sie weitergegeben hast).',
  ],
  housemaster: [
    'Zähle am Ende der Partie die aufgedruckten Punkte deiner großen Anschaffungen zusammen, die kleinste Zahl doppelt: Für mindestens 5, 7, 9 oder 11 bekommst du 1, 2, 3 oder 4 Bonuspunkte.',
  ],
  weakling: [
    'Am Ende jedes deiner Züge bekommst du 1 Gemüse, wenn zu Beginn des Zuges auf einem Ansammlungsfeld mindestens 5 Waren lagen und du kein solches Feld genutzt hast.',
  ],
  'estate-master': [
    'Sobald du kein ungenutztes Feld mehr auf deinem Hof hast, bekommst du von da an immer 1 Bonuspunkt für jedes Gemüse, das du erntest.',
  ],
  silage: [
    'Zu Beginn jeder Heimkehrphase, auf die keine Ernte folgt, darfst du genau 1 Getreide aus deinem Vorrat oder von einem Acker zahlen, damit sich genau eine Art deiner Tiere vermehrt (1 Jungtier, wenn du mindestens 2 hast und es Platz findet).',
  ],
  'reclamation-plow': [
    'Einmal im Spiel: Wenn du das nächste Mal ein Ansammlungsfeld für Schafe, Wildschweine oder Rinder nutzt und alle dort genommenen Tiere auf deinem Hof Platz finden (keines davon wird gekocht oder zurückgegeben), darfst du danach 1 Acker pflügen.',
    'Gibst du dafür andere Tiere dieser Art ab, entscheidest du, ob das zählt.',
  ],
  'special-food': [
    'Einmal im Spiel: Wenn du das nächste Mal ein Ansammlungsfeld für Schafe, Wildschweine oder Rinder nutzt und alle dort genommenen Tiere auf deinem Hof Platz finden (keines davon wird gekocht oder zurückgegeben), bekommst du 1 Bonuspunkt für jedes von ihnen.',
    'Gibst du dafür andere Tiere dieser Art ab, entscheidest du, ob das zählt.',
  ],
  'social-climber-2007': [
    'Jedes Mal, nachdem du zur Lehmhütte oder zum Steinhaus renoviert hast, bekommst du Stein: 3, wenn sonst niemand in einem solchen oder besseren Haus wohnt, 2, wenn genau ein anderer Spieler, 1, wenn zwei andere.',
  ],
  'church-warden-2007': [
    'Beim Ausspielen bekommst du Holz: 4 bis Runde 5, 3 in den Runden 6 bis 8, 2 in den Runden 9 bis 11, 1 in Runde 12 oder 13.',
    'Am Ende von Runde 14 erhält jeder Spieler (auch du), der in dieser Runde mindestens 5 Personen eingesetzt hat, 3 Bonuspunkte.',
  ],
  'midwife-2007': [
    'Jedes Mal, nachdem die Familie eines anderen Spielers gewachsen ist, bekommst du 1 Nahrung, wenn sie nun genau 1 Person größer ist als deine, oder 2 Nahrung, wenn sie mindestens 2 Personen größer ist.',
  ],
  'flagon-2007': [
    'Wenn der Brunnen schon von jemandem gebaut wurde, bekommst du beim Ausspielen 4 Nahrung und jeder andere Spieler 1 Nahrung.',
    'Jedes Mal, nachdem jemand (auch du) den Brunnen oder den Dorfbrunnen gebaut hat, bekommst du 4 Nahrung und jeder andere Spieler 1 Nahrung.',
  ],
  'farm-steward-2007': [
    'Das nächste Mal, wenn deine Familie wächst, während du in einer Lehmhütte oder einem Steinhaus wohnst, brauchst du dafür keinen freien Raum (nur dieses eine Mal).',
  ],
  'water-mill-2007': [
    'Am Ende der Feldphase jeder Ernte darfst du 1 Getreide zahlen und dafür 3 Nahrung nehmen.',
    'Jeder andere Spieler darf das dann auch, muss dir aber 1 Nahrung davon abgeben.',
  ],
  'chamberlain-2007': [
    'Ab Runde 11 darfst nur du die Rundenkarten nutzen, die noch nicht auf dem Plan liegen.',
  ],
  'net-fisherman-2007': [
    `Wenn du in dieser Runde von einem Aktionsfeld Schilf bekommen hast, darfst du zu Beginn der Heimkehrphase alle Nahrung von ${quoted(spaceNames.fishing)} nehmen.`,
  ],
  'pieceworker-2007': [
    'Jedes Mal, wenn du von einem Aktionsfeld Holz, Lehm, Schilf, Stein oder Getreide bekommst, darfst du 1 weitere Ware dieser Sorte für 1 Nahrung kaufen; bei mehreren Sorten von jeder 1.',
    'Jedes Mal, wenn du von einem Aktionsfeld Gemüse bekommst, darfst du 1 weiteres für 2 Nahrung kaufen.',
  ],
  'giant-pumpkin-2007': [
    'Beim Ausspielen musst du 1 Gemüse aus deinem Vorrat auf diese Karte legen.',
    'Du darfst dieses Gemüse jederzeit in Nahrung verwandeln wie eines aus deinem Vorrat.',
    'Am Ende der Partie bekommst du 2 Bonuspunkte, wenn es noch hier liegt (es zählt nicht als Gemüse).',
  ],
  'pumpkin-seed-oil-2007': [
    'Du darfst jederzeit, aber höchstens einmal pro Runde und 3-mal pro Spiel, 1 Gemüse aus deinem Vorrat auf diese Karte legen und dafür 3 Nahrung nehmen.',
    'Das Gemüse auf dieser Karte zählt am Ende der Partie wie das in deinem Vorrat.',
  ],
  'traveling-salesman-2007': [
    'Jedes Mal, wenn du auf einem Aktionsfeld die Aktion „Kleine Anschaffung“ ausführen darfst, darfst du stattdessen 1 große Anschaffung bauen.',
    'Jedes Mal, wenn du auf einem Aktionsfeld die Aktion „Große oder kleine Anschaffung“ ausführen darfst, darfst du stattdessen bis zu 2 kleine Anschaffungen von der Hand ausspielen.',
  ],
  'reed-hut-2007': [
    'Beim Ausspielen zieht eine Person aus deinem Vorrat hier ein, auch ohne freien Raum; ist deine Familie vollzählig, kannst du die Karte nicht ausspielen.',
    'Diese Person kann ab der nächsten Runde eingesetzt werden und muss ernährt werden wie die anderen, zählt am Ende der Partie aber keine Punkte.',
  ],
  'pelts-2007': [
    'Jedes Mal, wenn du Tiere in Nahrung verwandelst, darfst du für jedes davon 1 Nahrung aus deinem Vorrat auf diese Karte legen, insgesamt aber nie mehr, als du Räume hast.',
    'Am Ende der Partie bekommst du 1 Bonuspunkt für jede Nahrung auf dieser Karte.',
  ],
  'acrobat-2007': [
    `Hat eine deiner Personen die Nahrung der Gaukler genommen, darfst du sie am Ende der Arbeitsphase auf ${quoted(spaceNames.grain)}, ${quoted(spaceNames.plow)} oder ${quoted(spaceNames['plow-sow'])} versetzen, wenn das Feld frei ist, und es nutzen.`,
  ],
  'countryman-2007': [
    `Am Ende jeder Arbeitsphase darfst du eine deiner Personen von ${quoted(spaceNames.grain)} oder ${quoted(spaceNames.vegetable)} auf ${quoted(spaceNames['sow-bake'])} oder ${quoted(spaceNames['plow-sow'])} versetzen, wenn das Feld frei ist, und es nutzen.`,
  ],
  'basin-maker-2007': [
    'Jedes Mal, wenn du Wildschweine in Nahrung verwandelst, darfst du für jedes davon bis zu 2 Holz aus deinem Vorrat auf diese Karte legen.',
    'Am Ende der Partie bekommst du 1 Bonuspunkt für jedes Holz auf dieser Karte außer dem 1., 4., 7. und 10.',
  ],
  'taxidermist-2007': [
    'Jedes Mal, wenn du Tiere in Nahrung verwandelst, legst du von jeder Art davon, die hier noch nicht liegt, 1 Tier auf diese Karte (höchstens 1 Schaf, 1 Wildschwein und 1 Rind).',
    'Die Tiere auf dieser Karte zählen am Ende der Partie wie die auf deinem Hof.',
  ],
  'family-portrait-2007': [
    'Beim Ausspielen musst du 2 Nahrung für jede Person deiner Familie zahlen; dafür bekommst du insgesamt 4 Bonuspunkte.',
  ],
  'layabout-2007': [
    'Du nimmst an der nächsten Ernte nicht teil: Von deinen Äckern wird nichts geerntet, deine Familie wird nicht ernährt, und deine Tiere vermehren sich nicht.',
  ],
  'taster-2007': [
    'Zu Beginn jeder Arbeitsphase darfst du, wenn ein anderer Spieler Startspieler ist, diesem 1 Nahrung geben und vor allen anderen eine Person einsetzen. Danach beginnt wie üblich der Startspieler.',
  ],
  'spit-roast-2007': [
    'In der Ernährungsphase jeder Ernte bekommst du 1 Nahrung, gleich nachdem du das erste Tier in Nahrung verwandelt hast.',
  ],
  'slaughterman-2007': AFTER_ALL_OTHERS,
  'slaughterhouse-2007': AFTER_ALL_OTHERS,
  'dance-instructor-2007': [
    'Bevor du für diese Karte zahlst, bekommst du 4 Nahrung.',
    'Gleich nachdem du sie ausgespielt hast, darfst du sie zurück auf die Hand nehmen.',
  ],
  'broom-2007': [
    'Beim Ausspielen kommen alle anderen kleinen Anschaffungen deiner Hand aus dem Spiel, und du ziehst 7 neue; danach darfst du 1 kleine Anschaffung ausspielen.',
  ],
  'juggler-2007': [
    'Jedes Mal, nachdem du die Nahrung der Gaukler von einem Aktionsfeld genommen hast, darfst du noch einmal so viel Nahrung nehmen. Dann musst du für jede dieser Karten anderer Spieler dem Besitzer 1 Nahrung geben: Zauberer, Zauberkünstler, Straßenmusikant, Puppenspieler, Akrobat, Tänzer, Dompteur und Geschichtenerzähler.',
  ],
  'spinney-2007': [
    'Jedes Mal, wenn ein anderer Spieler „Wald“ nutzt, muss er dir 1 Holz von dem abgeben, das er nimmt.',
  ],
  'fisherman-2007': [
    'Jedes Mal, nachdem du „Fischfang“ genutzt hast, darfst du noch einmal so viel Nahrung nehmen, wie du dort genommen hast. Dann musst du für jede dieser Karten anderer Spieler dem Besitzer 1 Nahrung geben: Angel, Floß, Kanu, Reuse und Kescher.',
  ],
  'wood-carver-2007': [
    'In jeder Runde zahlst du für eines davon 1 Holz weniger: eine Anschaffung, einen Raum deiner Holzhütte, einen Stall oder einen Zaun.',
  ],
};
