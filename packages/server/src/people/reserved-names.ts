import { botNames } from '@furrow/bots/named';
import { looksOf } from './look-alikes';

/** What records call bots, and people without a name. */
const TAKEN: readonly string[] = [...botNames, 'me'].map(looksOf);

/** What those who run a server or a table are called, and programs, in the languages of the page and some others. */
const OFFICES = [
  'админ',
  'администратор',
  'администрация',
  'модератор',
  'поддержка',
  'bot',
  'robot',
  'computer',
  'ordinateur',
  'host',
  'gastgeber',
  'furrow',
  'admin',
  'administrator',
  'administration',
  'administrateur',
  'administratrice',
  'amministratore',
  'amministratrice',
  'mod',
  'moderator',
  'moderatorin',
  'moderation',
  'moderateur',
  'moderatrice',
  'moderatore',
  'operator',
  'root',
  'security',
  'server',
  'staff',
  'support',
  'supporto',
  'sysadmin',
  'sysop',
  'system',
  'webmaster',
];
/** What stands beside it and makes it no less of a claim. */
const BESIDE = [
  'account',
  'assistance',
  'center',
  'centre',
  'chat',
  'chief',
  'crew',
  'das',
  'der',
  'desk',
  'die',
  'equipe',
  'game',
  'games',
  'head',
  'help',
  'hilfe',
  'la',
  'le',
  'mail',
  'message',
  'of',
  'official',
  'offiziell',
  'officiel',
  'online',
  'real',
  'service',
  'squadra',
  'team',
  'the',
  'ufficiale',
  'user',
];
/** Digits and signs that are written for letters, besides those that look like them anyway. */
const LEET: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

const offices = OFFICES.map(looksOf).join('|');
const beside = BESIDE.map(looksOf).join('|');
/** Nothing but such words, one of which is an office; each may be in the plural. */
const CLAIM = new RegExp(`^(?:(?:${beside})s?)*(?:${offices})s?(?:(?:${beside}|${offices})s?)*$`);

/** Whether a name is one of a bot, or seems to be one of those who run the server, however it is spelled. */
export function isReserved(name: string): boolean {
  if (TAKEN.includes(looksOf(name.split('@')[0]))) return true;
  const spelled = Array.from(name, (letter) => LEET[letter] ?? letter).join('');
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // What stands at the ends may be a number or a letter in disguise: Admin1, 4dmin.
  return [name, spelled, bare(name), bare(spelled)].some((one) => CLAIM.test(looksOf(one)));
}
