export const PUSH: {
  web: { apiKey: string; appId: string; projectId: string; messagingSenderId: string };
  vapidKey: string;
};
