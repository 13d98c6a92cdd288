/** Whether the window has phone width, asked at a press. */
export const isPhone = (): boolean => matchMedia('(max-width: 767px)').matches;
