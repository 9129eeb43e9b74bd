/** Pan and zoom: d3-zoom moves the world by its transform; no rendering takes part. */

import { select } from "d3-selection";
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import { europe } from "./europe";
import { clampView, EDGE, firstView, fitView, type View, viewOf } from "./layout";

const CLOSEST = 4;

export class Camera {
  view: View = { x: 0, y: 0, k: 1 };
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  private width = 0;
  private height = 0;
  private running = 0;
  private untouched = true;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly onView: (view: View) => void,
  ) {
    const [w, h] = europe.size;
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .translateExtent([
        [-EDGE, -EDGE],
        [w + EDGE, h + EDGE * 4],
      ])
      .clickDistance(6)
      .on("zoom", (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (event.sourceEvent) {
          this.untouched = false;
          cancelAnimationFrame(this.running);
        }
        const { x, y, k } = event.transform;
        this.view = { x, y, k };
        this.onView(this.view);
      });
    select(svg).call(this.behaviour).on("dblclick.zoom", null);
  }

  /** The window has a new size; the first view is kept until somebody moves the map. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const centre = [
      (this.width / 2 - this.view.x) / this.view.k,
      (this.height / 2 - this.view.y) / this.view.k,
    ] as const;
    this.width = width;
    this.height = height;
    this.behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([fitView(width, height).k * 0.94, CLOSEST]);
    if (this.untouched) this.jump(firstView(width, height));
    else {
      const { k } = this.view;
      this.jump({ k, x: width / 2 - centre[0] * k, y: height / 2 - centre[1] * k });
    }
  }

  zoomBy(factor: number): void {
    this.untouched = false;
    const { x, y, k } = this.view;
    const next = Math.max(fitView(this.width, this.height).k * 0.94, Math.min(CLOSEST, k * factor));
    const ratio = next / k;
    const [cx, cy] = [this.width / 2, this.height / 2];
    const to = { k: next, x: cx - (cx - x) * ratio, y: cy - (cy - y) * ratio };
    this.glide(clampView(to, this.width, this.height));
  }

  showAll(): void {
    this.untouched = true;
    this.glide(fitView(this.width, this.height));
  }

  /** Bring places into view, above whatever covers the foot of the window. */
  lookAt(places: readonly string[], foot = 0): void {
    const next = viewOf(places, this.width, this.height, this.view, foot);
    if (!next) return;
    this.untouched = false;
    this.glide(next);
  }

  destroy(): void {
    cancelAnimationFrame(this.running);
    select(this.svg).on(".zoom", null);
  }

  private jump({ x, y, k }: View): void {
    select(this.svg).call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  }

  private glide(to: View): void {
    cancelAnimationFrame(this.running);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.jump(to);
      return;
    }
    const from = this.view;
    const start = performance.now();
    const frame = (now: number) => {
      const u = Math.min(1, Math.max(0, (now - start) / 260));
      const e = 1 - (1 - u) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * e;
      this.jump({ x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) });
      if (u < 1) this.running = requestAnimationFrame(frame);
    };
    this.running = requestAnimationFrame(frame);
  }
}
