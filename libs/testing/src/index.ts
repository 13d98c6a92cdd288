export { allAnswered } from './lib/all-answered';
export { openStage, type Stage, type StageOptions } from './lib/stage';
export { wireItem, wirePage, wireStore } from './lib/wire';
