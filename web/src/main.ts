import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/packs.css';
import './styles/base.css';
import './ui/preferences.svelte';

mount(App, { target: document.getElementById('app') as HTMLElement });
