import type { Route } from '../app/route';
import { OnlineChronicle } from './campaign/OnlineChronicle';
import { DailyScreen } from './daily/DailyScreen';
import { LobbyScreen } from './lobby/LobbyScreen';
import { NewTableScreen } from './new-table/NewTableScreen';
import { MeScreen } from './people/MeScreen';
import { PrivacyScreen } from './people/PrivacyScreen';
import { ProfileScreen } from './profile/ProfileScreen';
import { OnlineTable } from './table/OnlineTable';

/** The places where people play together. */
export type OnlineRoute = Exclude<
  Route,
  { readonly at: 'start' | 'set-up' | 'table' | 'records' | 'campaign' }
>;

/** Everything that needs the server; it is loaded when somebody goes there. */
export function OnlineScreen({ route }: { readonly route: OnlineRoute }) {
  switch (route.at) {
    case 'lobby':
      return <LobbyScreen />;
    case 'new-table':
      return <NewTableScreen key={route.box} box={route.box} />;
    case 'online':
      return <OnlineTable key={route.id} table={route.id} />;
    case 'online-campaign':
      return <OnlineChronicle key={route.id} table={route.id} />;
    case 'person':
      return <ProfileScreen key={route.id} person={route.id} />;
    case 'me':
      return <MeScreen />;
    case 'confirm':
      return <MeScreen code={route.id} />;
    case 'daily':
      return <DailyScreen />;
    case 'privacy':
      return <PrivacyScreen />;
  }
}
