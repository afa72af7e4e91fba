import { startTransition, useEffect, useRef, useState } from "react";

type Lists<Item> = readonly (readonly Item[])[];

/** A list that begins with no more is there whole, a longer one begins with what it stands in. */
const shortList = 4;
/** So many new items are shown at once. */
const atOnce = 2;
/** New items that a step shows at least: a slow device draws no more in 50 ms. */
const fewItems = 1;
/** What a step may take, React's part and the browser's, in milliseconds: by it the next one shows more or fewer. */
const stepMs = 25;

/**
 * Shows lists of heavy items part by part, so that the browser answers in between: at once what is few, else some more
 * in each frame. What is shown already stays.
 *
 * @param lists the very same arrays as long as nothing changed
 */
export function useGradually<Item>(lists: Lists<Item>): Lists<Item> {
  const [shown, setShown] = useState<Lists<Item>>(() => firstOf(lists));
  const step = useRef({ items: fewItems, begin: 0 });
  const near = stepTowards(shown, lists, atOnce);
  if (near !== shown && isShown(near, lists)) setShown(near);
  useEffect(() => {
    if (isShown(shown, lists)) {
      step.current = { items: fewItems, begin: 0 };
      return;
    }
    const drawn = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      const frameBegin = performance.now();
      timer = setTimeout(() => {
        const now = performance.now();
        const { items, begin } = step.current;
        // Without the wait for the frame, which a fast device does not need.
        const tookMs = drawn - begin + now - frameBegin;
        step.current = { items: begin === 0 ? fewItems : nextCount(items, tookMs), begin: now };
        startTransition(() => setShown(stepTowards(shown, lists, step.current.items)));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, lists]);
  return shown;
}

function firstOf<Item>(lists: Lists<Item>): Lists<Item> {
  const first = stepTowards([], lists, shortList);
  return isShown(first, lists) ? first : [];
}

const nextCount = (items: number, tookMs: number): number =>
  Math.max(fewItems, Math.min(items * 2, Math.round((items * stepMs) / tookMs)));

/**
 * The shown lists with at most so many items more, list by list; the very same where nothing differs.
 *
 * @internal
 */
export function stepTowards<Item>(shown: Lists<Item>, wanted: Lists<Item>, newItems: number): Lists<Item> {
  let left = newItems;
  const next = wanted.map((list, index) => {
    const before = shown[index] ?? [];
    if (isSame(before, list) || left <= 0) return before;
    const known = new Set(before);
    const leftBefore = left;
    const items = list.filter((item) => known.has(item) || left-- > 0);
    // What only went away is drawn anew too.
    left = Math.min(Math.max(left, 0), leftBefore - 1);
    return isSame(before, items) ? before : items;
  });
  return isSame(shown, next) ? shown : next;
}

const isShown = <Item>(shown: Lists<Item>, wanted: Lists<Item>): boolean =>
  shown.length === wanted.length && shown.every((list, index) => isSame(list, wanted[index] ?? []));

const isSame = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
