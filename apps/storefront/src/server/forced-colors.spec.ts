import { splitForcedColors } from './forced-colors';

const FORCED = '@media (forced-colors:active){.a{border:1px solid}.b:before{content:"}"}}';

describe('[PERF-01] rules for forced colours', () => {
  it('are taken out of a sheet, in their order', () => {
    expect(splitForcedColors(`.a{color:red}${FORCED}.c{top:0}@media (forced-colors: active) {.c{top:1px}}`)).toEqual({
      forced: '.a{border:1px solid}.b:before{content:"}"}.c{top:1px}',
      rest: '.a{color:red}.c{top:0}',
    });
  });

  it('stay where another block holds them, and other rules stay as they are', () => {
    for (const css of [`@layer one{${FORCED}}`, '@media (min-width:10px){.a{top:0}}', ''])
      expect(splitForcedColors(css)).toEqual({ forced: '', rest: css });
  });

  it('of a sheet that ends too early are told', () => {
    expect(() => splitForcedColors('@media (forced-colors:active){.a{top:0}')).toThrow('without an end');
  });
});
