/** Who does something: the player who is spoken to, or somebody else. */
export type Person = 'vous' | 'il';

const FORMS: Readonly<Record<string, Readonly<Record<Person, string>>>> = {
  agrandir: { vous: 'agrandissez', il: 'agrandit' },
  choisir: { vous: 'choisissez', il: 'choisit' },
  clôturer: { vous: 'clôturez', il: 'clôture' },
  construire: { vous: 'construisez', il: 'construit' },
  cuire: { vous: 'cuisez', il: 'cuit' },
  devoir: { vous: 'devez', il: 'doit' },
  donner: { vous: 'donnez', il: 'donne' },
  échanger: { vous: 'échangez', il: 'échange' },
  faire: { vous: 'faites', il: 'fait' },
  jouer: { vous: 'jouez', il: 'joue' },
  labourer: { vous: 'labourez', il: 'laboure' },
  marquer: { vous: 'marquez', il: 'marque' },
  obtenir: { vous: 'obtenez', il: 'obtient' },
  payer: { vous: 'payez', il: 'paie' },
  placer: { vous: 'placez', il: 'place' },
  poser: { vous: 'posez', il: 'pose' },
  prendre: { vous: 'prenez', il: 'prend' },
  profiter: { vous: 'profitez', il: 'profite' },
  recevoir: { vous: 'recevez', il: 'reçoit' },
  récolter: { vous: 'récoltez', il: 'récolte' },
  remettre: { vous: 'remettez', il: 'remet' },
  rénover: { vous: 'rénovez', il: 'rénove' },
  retirer: { vous: 'retirez', il: 'retire' },
  semer: { vous: 'semez', il: 'sème' },
  tirer: { vous: 'tirez', il: 'tire' },
  utiliser: { vous: 'utilisez', il: 'utilise' },
  venir: { vous: 'venez', il: 'vient' },
};

/** What belongs to the player who is spoken to, and to somebody else. */
const POSSESSIVES: readonly (readonly [RegExp, string])[] = [
  [/\bvotre habitation\b/g, 'son habitation'],
  [/\bvotre\b/g, 'sa'],
  [/\bvos\b/g, 'ses'],
];

/** A phrase that begins with an infinitive, conjugated without its subject: `prendre 1 bois`, `prenez 1 bois`. */
export function conjugated(text: string, person: Person): string {
  const [verb] = text.split(' ', 1);
  const forms = FORMS[verb];
  if (forms === undefined) throw new Error(`no forms of the verb '${verb}'`);
  const said = forms[person] + text.slice(verb.length);
  return person === 'vous'
    ? said
    : POSSESSIVES.reduce((result, [own, other]) => result.replace(own, other), said);
}
