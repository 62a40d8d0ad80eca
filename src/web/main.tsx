/** Starts the pages. */

import { render } from 'preact';
import { App } from './app.tsx';
import { watchLinks } from './router.ts';
import './styles/colours.css';
import './styles/base.css';
import './styles/forms.css';
import './styles/board.css';
import './styles/pages.css';

watchLinks();
render(<App />, document.querySelector('#app')!);
