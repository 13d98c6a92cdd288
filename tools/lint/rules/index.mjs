/** Architecture rules that no plugin has: a file for each. */
import { noModuleName } from './no-module-name.mjs';
import { moduleIsData } from './module-is-data.mjs';
import { noLanguageName } from './no-language-name.mjs';
import { oneDoor } from './one-door.mjs';
import { noLiteralText } from './no-literal-text.mjs';
import { writtenApart } from './written-apart.mjs';
import { noBuiltSql } from './no-built-sql.mjs';
import { toldByAStory } from './told-by-a-story.mjs';

export default {
  rules: {
    'no-module-name': noModuleName,
    'module-is-data': moduleIsData,
    'no-language-name': noLanguageName,
    'one-door': oneDoor,
    'no-literal-text': noLiteralText,
    'written-apart': writtenApart,
    'no-built-sql': noBuiltSql,
    'told-by-a-story': toldByAStory,
  },
};
