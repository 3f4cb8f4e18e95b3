import type { CampaignPicture } from '../protocol/campaign';
import { campaignGames, campaignPicture, campaignText } from './campaign';
import type { Engine } from './engine';
import { readSafely } from './read-game';

/** What a chronicle is told with: where games are kept, and the languages. */
type Teller = Pick<Engine, 'saves' | 'language' | 'names'>;

/** A campaign of this browser in words and pictures. */
export async function keptCampaign(teller: Teller, id: string): Promise<CampaignPicture | undefined> {
  const text = await keptCampaignText(teller, id);
  return text === undefined
    ? undefined
    : campaignPicture(campaignGames(text), teller.language, teller.names, id);
}

/** The text of a campaign of this browser. */
export async function keptCampaignText({ saves }: Teller, id: string): Promise<string | undefined> {
  const save = await saves.get(id);
  return save && campaignText(save);
}

/** A campaign that was played elsewhere in words and pictures; why it cannot be read otherwise. */
export function chronicleOf(
  { language, names }: Teller,
  text: string,
): CampaignPicture | { readonly why: string } {
  const games = readSafely(language, () => campaignGames(text));
  return 'why' in games ? games : campaignPicture(games, language, names);
}
