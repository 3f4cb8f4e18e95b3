import { copse } from './copse';
import { cornProfiteer } from './corn-profiteer';
import { cornStorehouse } from './corn-storehouse';
import { fenceBuilder } from './fence-builder';
import { guest } from './guest';
import { harrow } from './harrow';
import { harvestHelper } from './harvest-helper';

/** The cards of deck I with a file of their own. */
export const ownCards = {
  minors: [harrow, guest, copse, cornStorehouse],
  occupations: [harvestHelper, cornProfiteer, fenceBuilder],
};
