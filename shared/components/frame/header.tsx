import { visuallyHidden } from '../../look/visually-hidden.ts';
import { Bird } from './bird.tsx';
import { Menu } from './menu.tsx';
import { PageLink } from '../type/page-link.tsx';
import { useFrameStyles } from './frame-styles.ts';
import { usePageContext } from './page-context.tsx';
import { TicketStub } from '../tickets/ticket-stub.tsx';

export function Header() {
  const { festival, wording } = usePageContext();
  const styles = useFrameStyles();
  return (
    <header css={styles.bar}>
      <PageLink to="home" css={styles.brand}>
        <Bird />
        {festival.name}
      </PageLink>{' '}
      <button type="button" popoverTarget="menu" css={styles.button}>
        <span>{wording.menuButton.open}</span>
        <span>
          {wording.menuButton.close} <span css={visuallyHidden}>{wording.menuButton.open}</span>
        </span>
      </button>{' '}
      <Menu /> <TicketStub to="tickets">{wording.getTickets}</TicketStub>
    </header>
  );
}
