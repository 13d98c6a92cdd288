/** Architecture rules that no plugin provides, one file each. */
import { noModuleName } from './no-module-name.mjs';
import { moduleIsData } from './module-is-data.mjs';
import { noLanguageName } from './no-language-name.mjs';
import { noPaymentName } from './no-payment-name.mjs';
import { singleEntryPoint } from './single-entry-point.mjs';
import { noLiteralText } from './no-literal-text.mjs';
import { isolateUserText } from './isolate-user-text.mjs';
import { noBuiltSql } from './no-built-sql.mjs';
import { requiresStory } from './requires-story.mjs';

export default {
  rules: {
    'no-module-name': noModuleName,
    'module-is-data': moduleIsData,
    'no-language-name': noLanguageName,
    'no-payment-name': noPaymentName,
    'single-entry-point': singleEntryPoint,
    'no-literal-text': noLiteralText,
    'isolate-user-text': isolateUserText,
    'no-built-sql': noBuiltSql,
    'requires-story': requiresStory,
  },
};
