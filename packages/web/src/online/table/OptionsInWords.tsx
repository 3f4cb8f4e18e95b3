import type { TableWish } from '@furrow/wire/wish';
import { useLanguage } from '../../app/store';
import { useOptionText } from '../lobby/option-text';
import { paceText } from '../new-table/pace';
import shared from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { useTableWords } from './use-table-words';

/** How a game is played at a table: pace, who may come, and every option that is not as usual. */
export function OptionsInWords({ wish }: { readonly wish: TableWish }) {
  const { waiting } = useTableWords();
  const { wish: words } = useOnlineWords();
  const unusual = useOptionText()(wish.game, wish.options);
  const facts = [
    ...(wish.campaign === undefined ? [] : [words.campaignGame(wish.campaign)]),
    paceText(wish.pace, words, useLanguage()),
    wish.public ? waiting.public : waiting.private,
    wish.rated ? waiting.rated : waiting.unrated,
    (wish.advice ?? !wish.rated) ? waiting.advice : waiting.noAdvice,
  ];
  return (
    <>
      <p>{unusual === '' ? waiting.standard : unusual}</p>
      <p className={shared.soft}>{facts.join(' · ')}</p>
    </>
  );
}
