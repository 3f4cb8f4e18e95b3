import type { CampaignRules } from '@furrow/kernel/campaign';
import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { TableFacts } from '../store/stored-table';
import { findBox } from './boxes';

/** A game that can be played as a campaign. */
type CampaignBox = GameBox<Position> & { readonly campaign: CampaignRules<Position> };

/** The game of a campaign in its box, if it can be played as one. */
export function campaignBox(id: string): CampaignBox | undefined {
  const box = findBox(id);
  return box?.campaign && { ...box, campaign: box.campaign };
}

/** Whether a game of a campaign is played that follows others; the people and their seats stay the same. */
export function isLaterGame({ wish: { campaign = 1 } }: Pick<TableFacts, 'wish'>): boolean {
  return campaign > 1;
}
