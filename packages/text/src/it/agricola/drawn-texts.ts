/** The texts of drawn cards whose declaration does not tell them well, by id, in Italian. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'Quando la peschi, ogni giocatore, te compreso, deve pagare 1 cibo, 1 grano o 1 legno, a sua scelta.',
  ],
  'mind-the-jets': [
    'Quando la peschi, ogni giocatore che vive in una casa di legno, te compreso, deve pagare 1 legno.',
  ],
  'alien-abduction': [
    'Quando la peschi, devi cedere 1 animale a tua scelta; 2 round più tardi, all’inizio del round, ricevi 2 animali di quel tipo.',
  ],
  transmogrifier: [
    'Questa carta è uno spazio azione per tutti: paga 1 grano per prendere 1 ortaggio, 1 pecora per 1 cinghiale o 1 cinghiale per 1 bovino; puoi farlo ancora fino a 2 volte.',
  ],
};
