export { oddInput, type OddKind, type OddLine } from './lib/odd-input';
export { describeModule } from './lib/describe-module';
export { allAnswered } from './lib/all-answered';
export { inShop, sectionInShop, slotInShop } from './lib/in-shop';
export { goodsModule, openTestShop, type TestShop, type TestShopOptions } from './lib/test-shop';
export { recordActions, type RecordedAction } from './lib/record-actions';
export { watchSight } from './lib/watch-sight';
export { wireItem, wirePage, wireStore } from './lib/wire';
