import type { CardId } from '@furrow/agricola/cards/index';
import { list, quoted } from '../grammar';
import { spaceNames } from './space-names';

const MARKETS = list(
  (['sheep-market', 'pig-market', 'cattle-market'] as const).map((id) => quoted(spaceNames[id])),
  'ou',
);
const WORKED = list(
  (['farmland', 'grain-seeds', 'grain-utilization', 'cultivation'] as const).map((id) =>
    quoted(spaceNames[id]),
  ),
  'ou',
);
const MEETING_PLACE = quoted(spaceNames['meeting-place']);

/** Of the Slaughterman and the Slaughterhouse. */
const AFTER_ALL_OTHERS = [
  'Au moment de nourrir les familles, vous nourrissez la vôtre après tous les autres joueurs.',
  'Chaque fois qu’un autre joueur transforme au moins 1 animal en nourriture, vous recevez 1 PN.',
];

/** The texts of cards whose declarations do not say everything, or not well, by id, in French. */
export const cardTexts: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'exchange-advertiser': [
    'Chaque fois que vous recevez d’un coup au moins 3 matériaux de construction, vous pouvez en échanger 1 contre un autre matériau de votre choix.',
  ],
  'shop-manager': [
    'À la fin de chaque manche, vous recevez 1 PN pour chaque groupe de 5 ressources du même type (bois, argile, roseau, pierre, céréales ou légumes) de votre réserve.',
  ],
  'family-friendly-home': [
    'Chaque fois que vous construisez des pièces alors que vous avez déjà plus de pièces que de personnes, vous recevez 1 PN et vous pouvez agrandir votre famille si vous avez une pièce libre.',
  ],
  homekeeper: [
    'Une de vos pièces en argile ou en pierre, et une seule, peut loger 1 personne de plus si elle touche à la fois un champ et un pâturage.',
  ],
  telegram: [
    'Quand vous jouez cette carte, ajoutez 1 au numéro de la manche pour chaque clôture de votre réserve, et notez la manche ainsi obtenue.',
    'Pendant cette manche seulement, vous pouvez placer une personne de plus, prise dans votre réserve ; elle y retourne ensuite.',
  ],
  bassinet: [
    `À chaque manche, vous pouvez aussi placer une personne sur la première case sans accumulation que quelqu’un (vous compris) a utilisée, tant qu’une seule personne s’y trouve (sauf ${MEETING_PLACE}).`,
  ],
  'mummys-boy': [
    `Une fois par manche, quand vous placez une personne après vos deux premières, vous pouvez la placer sur la case où se trouve la deuxième et utiliser cette case à nouveau (sauf ${MEETING_PLACE}).`,
  ],
  'final-scenario': [
    'Vous pouvez déjà utiliser la carte de la manche 14 ; avant cette manche, vous êtes le seul à pouvoir le faire.',
  ],
  lasso: [
    `Vous pouvez placer deux personnes, et pas plus, l’une juste après l’autre si l’une d’elles au moins utilise ${MARKETS}.`,
  ],
  'lazy-sowman': [
    `Chaque fois que, pendant votre tour, vous renoncez à semer par une action sans restriction, vous pouvez aussitôt placer une autre personne, même sur une case occupée (sauf ${MEETING_PLACE}).`,
  ],
  seatmate: [
    'Vous pouvez utiliser la carte d’action de la manche 13 même si des personnes de vos voisins directs de gauche et de droite s’y trouvent, tant qu’il n’y a personne d’autre.',
  ],
  'seed-pellets': ['Chaque fois, avant de semer par une action sans restriction, vous recevez 1 céréale.'],
  'food-chest': [
    'Si vous jouez cette carte sur « Aménagement majeur », vous recevez 4 PN ; sinon, seulement 2 PN.',
  ],
  credit: [
    'Quand vous jouez cette carte, vous recevez 5 PN.',
    'À la fin de chaque manche sans récolte, vous devez payer 1 PN. Si vous n’en avez pas, vous pouvez transformer des marchandises en nourriture ; sinon, prenez 1 carte de mendicité.',
  ],
  'mud-patch': [
    'Quand vous jouez cette carte, vous recevez 1 sanglier.',
    'Chacune de vos tuiles de champ vides peut abriter 1 sanglier.',
  ],
  'little-peasant': [
    'Quand vous jouez cette carte, vous recevez 1 pierre.',
    `Tant que vous habitez une cabane en bois d’exactement 2 pièces, aucune case n’est occupée pour vous, sauf ${MEETING_PLACE}.`,
  ],
  'hayloft-barn': [
    'Quand vous jouez cette carte, posez-y 4 PN.',
    'Chaque fois que vous obtenez au moins 1 céréale, vous recevez 1 PN de cette carte ; quand vous recevez le dernier, vous pouvez agrandir votre famille même sans pièce libre.',
  ],
  'firewood-collector': [`Chaque fois que vous utilisez ${WORKED}, vous recevez 1 bois à la fin de ce tour.`],
  confidant: [
    'Quand vous jouez cette carte, posez 1 PN de votre réserve sur chacune des 2, 3 ou 4 manches suivantes (ou sur la dernière, s’il n’en reste qu’une).',
    'Au début de ces manches, vous reprenez ce PN et vous pouvez soit semer, soit construire des clôtures pour 1 bois chacune.',
  ],
  'furniture-carpenter': [
    'Une fois par récolte, si quelqu’un (vous compris) a la Menuiserie, vous pouvez acheter 1 point de bonus pour 2 PN.',
  ],
  'potato-ridger': [
    'Chaque fois que vous venez de récolter des légumes, vous pouvez échanger 1 légume contre 6 PN si vous en avez alors au moins 3 ; si vous en avez au moins 4, vous devez le faire.',
  ],
  'maintenance-premium': [
    'Quand vous jouez cette carte, posez-y 3 PN ; vous en recevez 1 chaque fois que vous utilisez une case d’accumulation de bois.',
    'Chaque fois que vous rénovez votre habitation, complétez la carte à 3 PN.',
  ],
  'forest-school': [
    'Les cases « Leçons » ne sont jamais occupées pour vous.',
    'Pour chaque PN que coûte un savoir-faire, vous pouvez payer 1 bois à la place.',
  ],
  'sleeping-corner': [
    'Vous pouvez aussi utiliser les cases d’agrandissement de la famille où se trouvent des personnes d’exactement 1 autre joueur (un parent et son nouveau-né comptent pour un seul).',
  ],
  'head-of-the-family-2007': [
    'Vous pouvez aussi utiliser les cases où l’on construit des pièces ou agrandit sa famille quand des personnes d’autres joueurs s’y trouvent, mais aucune des vôtres.',
  ],
  'field-warden-2007': [
    'Vous pouvez aussi utiliser « 1 légume », « Labourage » et « Labourage et/ou semailles » quand des personnes d’autres joueurs s’y trouvent, mais aucune des vôtres.',
  ],
  'crooked-plow-2007': [
    'Une fois dans la partie, quand vous utilisez « Labourage », cette carte vous permet de labourer jusqu’à 2 champs de plus.',
    'Cette carte est une charrue : de vos charrues et de la Herse, une seule peut servir à la fois.',
  ],
  'sleeping-corner-2007': [
    'Vous pouvez aussi utiliser les cases d’agrandissement de la famille quand des personnes d’autres joueurs s’y trouvent, mais aucune des vôtres.',
  ],
  'work-certificate': [
    'Chaque fois que vous venez d’utiliser une case, vous pouvez prendre 1 matériau de construction sur une case d’accumulation de bois, d’argile, de roseau ou de pierre où il y en a au moins 4.',
  ],
  handcart: [
    'Au début de chaque phase de travail, vous pouvez prendre 1 matériau de construction sur une case d’accumulation où il y a au moins 6 bois, 5 argiles, 4 roseaux ou 4 pierres.',
  ],
  clutterer: [
    'À la fin de la partie, rapporte 1 point de bonus pour chaque carte que vous avez jouée après celle-ci et qui parle de cases d’accumulation, par leurs marchandises ou par leur nom (même si vous l’avez transmise).',
  ],
  housemaster: [
    'À la fin de la partie, additionnez les points imprimés de vos aménagements majeurs en comptant deux fois le plus petit : vous recevez 1, 2, 3 ou 4 points de bonus pour un total d’au moins 5, 7, 9 ou 11.',
  ],
  weakling: [
    'À la fin de chacun de vos tours, vous recevez 1 légume si, au début du tour, une case d’accumulation contenait au moins 5 marchandises et que vous n’en avez utilisé aucune de ce genre.',
  ],
  'estate-master': [
    'Dès que vous n’avez plus aucune case inutilisée dans votre ferme, et définitivement ensuite, vous recevez 1 point de bonus pour chaque légume que vous récoltez.',
  ],
  silage: [
    'Au début de chaque phase de retour à la maison qui n’est pas suivie d’une récolte, vous pouvez payer exactement 1 céréale, de votre réserve ou d’un champ, pour faire se reproduire une seule espèce de vos animaux (1 petit si vous en avez au moins 2 et s’il trouve de la place).',
  ],
  'reclamation-plow': [
    'Une seule fois dans la partie, la prochaine fois que vous utilisez une case d’accumulation de moutons, de sangliers ou de bœufs et que tous les animaux pris trouvent place dans votre ferme (aucun n’est cuit ni rendu), vous pouvez ensuite labourer 1 champ.',
    'Si vous vous séparez pour cela d’autres animaux de cette espèce, à vous de dire si cela compte.',
  ],
  'special-food': [
    'Une seule fois dans la partie, la prochaine fois que vous utilisez une case d’accumulation de moutons, de sangliers ou de bœufs et que tous les animaux pris trouvent place dans votre ferme (aucun n’est cuit ni rendu), vous recevez 1 point de bonus pour chacun d’eux.',
    'Si vous vous séparez pour cela d’autres animaux de cette espèce, à vous de dire si cela compte.',
  ],
  'social-climber-2007': [
    'Chaque fois que vous venez de rénover en argile ou en pierre, vous recevez de la pierre : 3 si aucun autre joueur n’habite une telle maison ou une meilleure, 2 si un seul autre en habite une, 1 si deux autres en habitent une.',
  ],
  'church-warden-2007': [
    'Quand vous jouez cette carte, vous recevez du bois : 4 jusqu’à la manche 5, 3 aux manches 6 à 8, 2 aux manches 9 à 11, 1 à la manche 12 ou 13.',
    'À la fin de la manche 14, chaque joueur (vous compris) qui a placé au moins 5 personnes pendant cette manche reçoit 3 points de bonus.',
  ],
  'midwife-2007': [
    'Chaque fois que la famille d’un autre joueur vient de s’agrandir, vous recevez 1 PN si elle compte maintenant exactement 1 personne de plus que la vôtre, ou 2 PN si elle en compte au moins 2 de plus.',
  ],
  'flagon-2007': [
    'Quand vous jouez cette carte, si un joueur a déjà construit le Puits, vous recevez 4 PN et chaque autre joueur reçoit 1 PN.',
    'Chaque fois que quelqu’un (vous compris) construit le Puits ou le Puits du village, vous recevez 4 PN et chaque autre joueur reçoit 1 PN.',
  ],
  'farm-steward-2007': [
    'La prochaine fois que votre famille s’agrandit alors que vous habitez une cabane en argile ou une maison en pierre, vous n’avez pas besoin de pièce libre (une seule fois).',
  ],
  'water-mill-2007': [
    'À chaque récolte, à la fin de la phase des champs, vous pouvez échanger 1 céréale contre 3 PN.',
    'Chaque autre joueur peut alors faire de même, mais doit vous donner 1 de ces PN.',
  ],
  'chamberlain-2007': [
    'À partir de la manche 11, vous seul pouvez utiliser les cartes de manche qui ne sont pas encore sur le plateau.',
  ],
  'net-fisherman-2007': [
    `Si vous avez pris du roseau sur une case d’action à cette manche, vous pouvez prendre toute la nourriture qui se trouve sur ${quoted(spaceNames.fishing)} au début de la phase de retour à la maison.`,
  ],
  'pieceworker-2007': [
    'Chaque fois que vous prenez du bois, de l’argile, du roseau, de la pierre ou des céréales sur une case d’action, vous pouvez payer 1 PN pour en prendre 1 de plus ; s’il y en a plusieurs sortes, 1 de plus de chacune.',
    'Chaque fois que vous prenez des légumes sur une case d’action, vous pouvez payer 2 PN pour en prendre 1 de plus.',
  ],
  'giant-pumpkin-2007': [
    'Quand vous jouez cette carte, vous devez y poser 1 légume de votre réserve.',
    'À tout moment, vous pouvez transformer ce légume en nourriture, comme un légume de votre réserve.',
    'À la fin de la partie, rapporte 2 points de bonus s’il se trouve encore ici (il ne compte pas comme légume).',
  ],
  'pumpkin-seed-oil-2007': [
    'À tout moment, mais au plus une fois par manche et 3 fois par partie, vous pouvez poser 1 légume de votre réserve sur cette carte et prendre 3 PN.',
    'À la fin de la partie, les légumes sur cette carte comptent comme ceux de votre réserve.',
  ],
  'traveling-salesman-2007': [
    'Chaque fois qu’une case d’action vous permet de jouer un aménagement mineur, vous pouvez construire à la place 1 aménagement majeur.',
    'Chaque fois qu’une case d’action vous permet un aménagement majeur ou mineur, vous pouvez jouer à la place jusqu’à 2 aménagements mineurs de votre main.',
  ],
  'reed-hut-2007': [
    'Quand vous jouez cette carte, une personne de votre réserve s’y installe, même sans pièce libre ; si votre famille est au complet, vous ne pouvez pas jouer cette carte.',
    'Cette personne peut être placée dès la manche suivante et doit être nourrie comme les autres, mais elle ne rapporte aucun point à la fin de la partie.',
  ],
  'pelts-2007': [
    'Chaque fois que vous transformez des animaux en nourriture, vous pouvez poser 1 PN de votre réserve sur cette carte pour chacun d’eux, mais jamais plus en tout que vous n’avez de pièces.',
    'À la fin de la partie, rapporte 1 point de bonus pour chaque PN sur cette carte.',
  ],
  'acrobat-2007': [
    `Si une de vos personnes a pris la nourriture du spectacle, vous pouvez la déplacer à la fin de la phase de travail sur ${quoted(spaceNames.grain)}, ${quoted(spaceNames.plow)} ou ${quoted(spaceNames['plow-sow'])}, si cette case est libre, et utiliser cette case.`,
  ],
  'countryman-2007': [
    `À la fin de chaque phase de travail, vous pouvez déplacer une de vos personnes de ${quoted(spaceNames.grain)} ou ${quoted(spaceNames.vegetable)} sur ${quoted(spaceNames['sow-bake'])} ou ${quoted(spaceNames['plow-sow'])}, si cette case est libre, et utiliser cette case.`,
  ],
  'basin-maker-2007': [
    'Chaque fois que vous transformez des sangliers en nourriture, vous pouvez poser sur cette carte jusqu’à 2 bois de votre réserve pour chacun d’eux.',
    'À la fin de la partie, rapporte 1 point de bonus pour chaque bois sur cette carte, sauf le 1er, le 4e, le 7e et le 10e.',
  ],
  'taxidermist-2007': [
    'Chaque fois que vous transformez des animaux en nourriture, posez sur cette carte 1 animal de chacune de leurs espèces qui ne s’y trouve pas encore (au plus 1 mouton, 1 sanglier et 1 bœuf).',
    'À la fin de la partie, les animaux sur cette carte comptent comme ceux de votre ferme.',
  ],
  'family-portrait-2007': [
    'Quand vous jouez cette carte, vous devez payer 2 PN pour chaque personne de votre famille ; vous recevez 4 points de bonus en tout.',
  ],
  'layabout-2007': [
    'Vous ne participez pas à la prochaine récolte : rien n’est pris dans vos champs, votre famille n’est pas nourrie et vos animaux ne se reproduisent pas.',
  ],
  'taster-2007': [
    'Au début de chaque phase de travail, si un autre joueur est premier joueur, vous pouvez lui donner 1 PN pour placer une personne avant tous les autres. Ensuite, le premier joueur commence comme d’habitude.',
  ],
  'spit-roast-2007': [
    'À chaque récolte, au moment de nourrir votre famille, vous recevez 1 PN juste après avoir transformé le premier animal en nourriture.',
  ],
  'slaughterman-2007': AFTER_ALL_OTHERS,
  'slaughterhouse-2007': AFTER_ALL_OTHERS,
  'dance-instructor-2007': [
    'Avant de payer pour jouer cette carte, vous recevez 4 PN.',
    'Juste après l’avoir jouée, vous pouvez la reprendre en main.',
  ],
  'broom-2007': [
    'Quand vous jouez cette carte, tous les autres aménagements mineurs de votre main quittent la partie et vous en piochez 7 nouveaux ; ensuite, vous pouvez jouer 1 aménagement mineur.',
  ],
  'juggler-2007': [
    'Chaque fois que vous venez de prendre la nourriture du Spectacle sur une case d’action, vous pouvez en recevoir encore autant. Vous devez alors donner 1 PN au propriétaire de chacune de ces cartes d’autres joueurs : Magicien, Prestidigitateur, Musicien des rues, Marionnettiste, Acrobate, Danseur, Dresseur et Conteur.',
  ],
  'spinney-2007': [
    'Chaque fois qu’un autre joueur utilise « 3 bois », il doit vous donner 1 des bois qu’il prend.',
  ],
  'fisherman-2007': [
    'Chaque fois que vous venez d’utiliser « Pêche », vous pouvez recevoir encore autant de nourriture que vous y avez pris. Vous devez alors donner 1 PN au propriétaire de chacune de ces cartes d’autres joueurs : Canne à pêche, Radeau, Canoë, Nasse et Épuisette.',
  ],
  'wood-carver-2007': [
    'À chaque manche, vous payez 1 bois de moins pour l’une de ces choses : un aménagement, une pièce de votre cabane en bois, une étable ou une clôture.',
  ],
};
