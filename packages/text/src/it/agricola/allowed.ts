import type { Allowance } from '@furrow/agricola/cards/card';

/** What the rules do not allow without a card, in Italian. */
export const ALLOWED: Readonly<Record<Allowance, string>> = {
  palisades:
    'sul bordo della tua fattoria, al posto di uno steccato, puoi costruire una palizzata per 2 legni: vale come uno steccato, ma non ne consuma',
  'sowing-pastures':
    'puoi seminare anche nei pascoli di 1 o 2 caselle: allora sono anche campi, e ospitano rispettivamente 1 o 2 animali in meno',
  'center-stable':
    'una volta sola, quando puoi costruire quante stalle vuoi, puoi costruirne una al centro di 4 tuoi campi disposti in un quadrato',
};
