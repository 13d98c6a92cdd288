/** A backend in a child process that executes its parent's commands. */
import { buildApp } from './app';
import { commandHandler, type Command } from './backend-commands.spec-helper';
import { demo } from './demo';
import { readConfig } from './config';

async function main(): Promise<void> {
  const shop = await buildApp(readConfig(process.env), demo);
  await shop.app.ready();
  const handle = commandHandler(shop);
  process.on('message', ({ id, command }: { id: number; command: Command }) => {
    void handle(command).then((result) => process.send?.({ id, result }));
  });
  process.once('disconnect', () => void shop.app.close().then(() => process.exit(0)));
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
