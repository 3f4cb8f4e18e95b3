import { CHOOSE, LAY_BACK } from '../../de/voice';
import { CHOISIR, REMETTRE } from '../../fr/voice';
import { RIMETTERE, SCEGLIERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const werewolf: OwnWords = {
  picture: [
    strip({ to: [{ sign: 'food', n: '2' }] }),
    strip({
      when: [{ sign: 'others' }],
      from: [
        { sign: 'sheep', n: '1' },
        { sign: 'boar', n: '1', or: true },
        { sign: 'cattle', n: '1', or: true },
      ],
    }),
  ],
  lines: {
    en: [
      'When you draw this card, choose another player who has animals; nothing happens if nobody has any. You get 2 food, and that player must return 1 animal of their choice to the general supply.',
      'Meanwhile nobody may turn goods into food.',
    ],
    fr: [
      'Quand vous piochez cette carte, choisissez un autre joueur qui a des animaux ; si personne n’en a, il ne se passe rien. Vous recevez 2 PN, et ce joueur doit remettre 1 animal de son choix dans la réserve générale.',
      'Pendant ce temps, personne ne peut transformer de marchandises en PN.',
    ],
    it: [
      'Quando la peschi, scegli un altro giocatore che ha animali; se nessuno ne ha, non succede nulla. Ricevi 2 cibi e quel giocatore deve rimettere 1 animale a sua scelta nella riserva generale.',
      'Nel frattempo nessuno può trasformare beni in cibo.',
    ],
    de: [
      'Beim Ziehen wählst du einen anderen Spieler, der Tiere hat; hat niemand welche, geschieht nichts. Du bekommst 2 Nahrung, und dieser Spieler muss 1 Tier seiner Wahl in den allgemeinen Vorrat zurücklegen.',
      'Währenddessen darf niemand Waren in Nahrung umwandeln.',
    ],
  },
  acts: {
    hunt: {
      en: { plain: 'choose another player who has animals' },
      fr: { verb: CHOISIR, rest: 'un autre joueur qui a des animaux' },
      it: { verb: SCEGLIERE, rest: 'un altro giocatore che ha animali' },
      de: { verb: CHOOSE, rest: 'einen anderen Spieler, der Tiere hat' },
    },
    'be-hunted': {
      en: { plain: 'return 1 animal to the general supply' },
      fr: { verb: REMETTRE, rest: '1 animal dans la réserve générale' },
      it: { verb: RIMETTERE, rest: '1 animale nella riserva generale' },
      de: { verb: LAY_BACK, rest: '1 Tier in den allgemeinen Vorrat' },
    },
  },
  asks: {
    hunted: {
      en: 'which player loses an animal to the “Werewolf”?',
      fr: 'quel joueur perd un animal à cause du « Loup-garou » ?',
      it: 'quale giocatore perde un animale per il «Lupo mannaro»?',
      de: 'welcher Spieler verliert ein Tier an den „Werwolf“?',
    },
  },
};
