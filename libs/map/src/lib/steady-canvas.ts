/** Leaflet's canvas, which outlives the map it belongs to by a frame. */
import L from 'leaflet';

interface Drawing {
  _ctx?: CanvasRenderingContext2D;
  _redraw: () => void;
}
const { _redraw: redraw } = L.Canvas.prototype as unknown as Drawing;

/** A frame that was asked for before the map went finds no canvas any more: it draws nothing instead of failing. */
export const SteadyCanvas = L.Canvas.extend({
  _redraw(this: Drawing) {
    if (this._ctx) redraw.call(this);
  },
}) as unknown as new (options: L.RendererOptions) => L.Canvas;
