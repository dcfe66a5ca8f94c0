import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './style.css';

const PAGES = { '/': 'Home', '/graphql': 'GraphQL', '/docs': 'REST' };

/** The pages of the service beside the guides; elsewhere there is no service. */
const serviceLinks = () =>
  import.meta.env.BASE_URL === '/guides/'
    ? h(
        'nav',
        { class: 'service-links', 'aria-label': 'Ways in' },
        Object.entries(PAGES).map(([href, name]) => h('a', { href, target: '_self' }, name)),
      )
    : null;

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, { 'nav-bar-content-before': serviceLinks, 'nav-screen-content-before': serviceLinks }),
};
