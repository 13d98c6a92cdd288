export interface Server {
  url: string;
  interrupt: () => void;
  resume: () => void;
}
export function startPostgres(options?: { safe?: boolean; why?: string; settings?: string[] }): Server & {
  socket: string;
  replica: () => Server;
  stop: () => void;
};
