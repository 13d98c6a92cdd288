/** Leaflet's canvas renderer, which may draw one more frame after its map was removed. */
import L from 'leaflet';

interface Drawing {
  _ctx?: CanvasRenderingContext2D;
  _redraw: () => void;
}
const { _redraw: redraw } = L.Canvas.prototype as unknown as Drawing;

/** A frame requested before the removal finds no canvas: draw nothing instead of throwing. */
export const SafeCanvas = L.Canvas.extend({
  _redraw(this: Drawing) {
    if (this._ctx) redraw.call(this);
  },
}) as unknown as new (options: L.RendererOptions) => L.Canvas;
