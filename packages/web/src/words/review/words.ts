import type { Language } from '@furrow/text/language';
import type { ReviewWords } from './review-words';

/** A number with halves, as people write it: 4½. */
function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

/** What is said when a game is looked back on, in each language. */
export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: {
    title: 'Looking back',
    about: 'The computer goes through all turns and looks for the three that cost the most points.',
    look: (who) => `Review ${who}’s game`,
    searching: 'Going through the game …',
    summary: (same, of) =>
      `In ${same} of ${of} turns the computer would have done the same. These cost the most:`,
    nothing: (turns) => `Nothing to complain about: none of the ${turns} turns cost even half a point.`,
    cost: (points) => `cost about ${halves(points)} ${points <= 1 ? 'point' : 'points'}`,
    played: 'Played',
    better: 'Better',
    show: 'Show this moment',
    sharePicture: 'Share as a picture',
    saved: (file) => `Saved as ${file}.`,
    shared: 'The picture is shared.',
    copyPicture: 'Copy the picture',
    copyLink: 'Copy a link to this deal',
    pictureCopied: 'The picture is copied.',
    linkCopied: 'The link is copied.',
    notCopied: 'This browser did not let it be copied.',
  },
  de: {
    title: 'Rückblick',
    about: 'Der Computer geht alle Züge durch und sucht die drei, die am meisten gekostet haben.',
    look: (who) => `Das Spiel von ${who} durchgehen`,
    searching: 'Das Spiel wird durchgegangen …',
    summary: (same, of) =>
      `In ${same} von ${of} Zügen hätte der Computer dasselbe getan. Diese kosteten am meisten:`,
    nothing: (turns) => `Nichts zu meckern: Von ${turns} Zügen kostete keiner auch nur einen halben Punkt.`,
    cost: (points) => `kostete etwa ${halves(points)} ${points <= 1 ? 'Punkt' : 'Punkte'}`,
    played: 'Gespielt',
    better: 'Besser war',
    show: 'Tisch zu diesem Zeitpunkt',
    sharePicture: 'Als Bild teilen',
    saved: (file) => `Als ${file} gespeichert.`,
    shared: 'Das Bild ist geteilt.',
    copyPicture: 'Bild kopieren',
    copyLink: 'Link zu diesem Spiel kopieren',
    pictureCopied: 'Das Bild ist kopiert.',
    linkCopied: 'Der Link ist kopiert.',
    notCopied: 'Dieser Browser ließ es nicht kopieren.',
  },
  fr: {
    title: 'Retour sur la partie',
    about: 'L’ordinateur parcourt les tours et cherche les trois qui ont coûté le plus de points.',
    look: (who) => `Parcourir la partie de ${who}`,
    searching: 'Analyse de la partie …',
    summary: (same, of) =>
      `Dans ${same} tours sur ${of}, l’ordinateur aurait fait de même. Voici les plus coûteux :`,
    nothing: (turns) => `Rien à redire : sur ${turns} tours, aucun n’a coûté même un demi-point.`,
    cost: (points) => `a coûté environ ${halves(points)} ${points < 2 ? 'point' : 'points'}`,
    played: 'Joué',
    better: 'Mieux valait',
    show: 'Voir la table à ce moment',
    sharePicture: 'Partager en image',
    saved: (file) => `Enregistrée sous ${file}.`,
    shared: 'L’image est partagée.',
    copyPicture: 'Copier l’image',
    copyLink: 'Copier un lien vers cette donne',
    pictureCopied: 'L’image est copiée.',
    linkCopied: 'Le lien est copié.',
    notCopied: 'Ce navigateur n’a pas permis de copier.',
  },
  it: {
    title: 'Uno sguardo indietro',
    about: 'Il computer ripercorre i turni e cerca i tre che sono costati più punti.',
    look: (who) => `Ripercorri la partita di ${who}`,
    searching: 'Sto ripercorrendo la partita …',
    summary: (same, of) => `In ${same} turni su ${of} il computer avrebbe fatto lo stesso. I più cari:`,
    nothing: (turns) => `Niente da ridire: su ${turns} turni nessuno è costato nemmeno mezzo punto.`,
    cost: (points) => `è costato circa ${halves(points)} ${points <= 1 ? 'punto' : 'punti'}`,
    played: 'Giocato',
    better: 'Meglio era',
    show: 'Guarda il tavolo in quel momento',
    sharePicture: 'Condividi come immagine',
    saved: (file) => `Salvata come ${file}.`,
    shared: 'L’immagine è condivisa.',
    copyPicture: 'Copia l’immagine',
    copyLink: 'Copia un link a questa partita',
    pictureCopied: 'L’immagine è copiata.',
    linkCopied: 'Il link è copiato.',
    notCopied: 'Questo browser non ha permesso di copiare.',
  },
};
