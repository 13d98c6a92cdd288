/** Named facts in an item's form, side by side. Their styles are the form's: they may render before their own code has loaded. */
import { Written } from '@shop/ui';
import classes from './item-form.module.css';

/** @param facts name and text of each */
export const FormFacts = ({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) => (
  <dl className={classes.named}>
    {facts.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Written>{text}</Written>
        </dd>
      </div>
    ))}
  </dl>
);
