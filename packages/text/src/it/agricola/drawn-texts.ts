const UNICORN = [
  'Nella fase di riproduzione di ogni raccolto l’unicorno può valere come 1 animale: se hai esattamente 1 animale di un tipo, ne ricevi 1 neonato se hai posto (1 solo tipo). Alla fine della partita conta come 1 animale in più del tipo che dà più punti. Non ha bisogno di posto e non può essere trasformato in cibo.',
];

/** The texts of drawn cards whose declaration does not tell them well, by id, in Italian. */
export const drawnTexts: Readonly<Record<string, readonly string[]>> = {
  tripods: [
    'Quando la peschi, ogni giocatore, te compreso, deve pagare 1 cibo, 1 grano o 1 legno, a sua scelta.',
  ],
  'alien-abduction': [
    'Quando la peschi, devi cedere 1 animale a tua scelta; 2 round più tardi, all’inizio del round, ricevi 2 animali di quel tipo.',
  ],
  transmogrifier: [
    'Questa carta è uno spazio azione per tutti: paga 1 grano per prendere 1 ortaggio, 1 pecora per 1 cinghiale o 1 cinghiale per 1 bovino; puoi farlo ancora fino a 2 volte.',
  ],
  'men-in-tights': [
    'Quando la peschi, ogni altro giocatore con almeno 4 risorse da costruzione deve dartene 1, a sua scelta.',
  ],
  'all-your-wood': [
    'Quando la peschi, ogni giocatore, te compreso, deve pagare 1 legno ogni 3 legni che ha.',
  ],
  'peruvian-inquisition': [
    'Quando la peschi, ogni giocatore, te compreso, prende 1 pecora o 2 cibi, a sua scelta.',
  ],
  'the-unicorn-1': UNICORN,
  'the-unicorn-2': UNICORN,
};
