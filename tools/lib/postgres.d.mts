export interface Server {
  url: string;
  away: () => void;
  back: () => void;
}
export function startPostgres(options?: { safe?: boolean; why?: string; settings?: string[] }): Server & {
  socket: string;
  replica: () => Server;
  stop: () => void;
};
