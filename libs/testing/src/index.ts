export { allAnswered } from './lib/all-answered';
export { inShop } from './lib/in-shop';
export { openStage, type Stage, type StageOptions } from './lib/stage';
export { wireItem, wirePage, wireStore } from './lib/wire';
