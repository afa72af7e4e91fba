import { useEffect, useState } from "react";
import { afterFrame } from "../rendering/after-frame.ts";
import { inSteps } from "../rendering/in-steps.ts";

/** A page of so many elements is restyled at once. */
const fewElements = 300;
/** Parts of a larger one have at most so many. */
const partElements = 60;
/** By react-aria, on what gets the focus back from a modal, just before. */
const givingBack = "react-aria-focus-scope-restore";

/** What stands over the page and keeps the focus until it has closed. */
export const above = "[role=menu], [role=listbox], [role=dialog], [role=alertdialog]";

/** The parts that are inert at present. */
const held = new Set<HTMLElement>();

/**
 * Makes a large page inert before a modal does, and lets it go after: `inert` restyles every element below it, 100 ms
 * in one task on a slow device. Here that happens part by part, so that the browser answers in between; the modal's own
 * then finds little left to restyle. What has the focus is left to the modal, which gives it back. Where the focus is in
 * a menu or another modal, all of it happens at once: with the menu gone, nobody would know where the focus belongs.
 *
 * @returns whether the modal may be drawn
 */
export function useInertPage(isWanted: boolean): boolean {
  const [way, setWay] = useState<"at once" | "in parts" | null>(null);
  const [isInert, setInert] = useState(false);
  if (isWanted !== (way !== null)) {
    setWay(isWanted ? wayOfPage() : null);
    setInert(false);
  }
  useEffect(() => {
    if (way !== "in parts") return;
    // As often as this runs, it listens once.
    document.addEventListener(givingBack, onGivingBack);
    const parts = [...document.body.children].flatMap(partsOf);
    const unlock = lockScrolling();
    const stop = inSteps(parts, makeInert, () => setInert(true));
    return () => {
      stop();
      // Not in this task, in which the closing modal lets go of the page as a whole: earlier, nothing would be restyled.
      afterFrame(() => {
        unlock();
        inSteps(parts, release);
      });
    };
  }, [way]);
  return isWanted && (way === "at once" || isInert);
}

function wayOfPage(): "at once" | "in parts" {
  const { activeElement, body } = document;
  const isOnPage = activeElement !== body && !activeElement?.closest(above);
  return isOnPage && countIn(body) > fewElements ? "in parts" : "at once";
}

/** As the modal does it too: of the two, the first and the last have the browser paint the whole page anew. */
function lockScrolling(): () => void {
  const { classList, clientWidth } = document.documentElement;
  const locked = innerWidth > clientWidth ? ["overflow-hidden", "[scrollbar-gutter:stable]"] : ["overflow-hidden"];
  classList.add(...locked);
  return () => classList.remove(...locked);
}

/** What gets the focus from a modal that has closed is let go at once: an inert element would not take it. */
export function letGo(element: Element): void {
  for (const part of held) if (part.contains(element)) release(part);
}

const onGivingBack = ({ target }: Event): void => letGo(target as Element);

/** Toasts and what react-aria announces stay for everybody. */
const staying = "[data-react-aria-top-layer], [data-live-announcer]";

function partsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.inert || element.matches(staying)) return [];
  const isWhole = !element.contains(document.activeElement) && !element.querySelector(staying);
  if (isWhole && countIn(element) <= partElements) return [element];
  return [...element.children].flatMap(partsOf);
}

const countIn = (element: Element): number => element.getElementsByTagName("*").length;

const makeInert = (part: HTMLElement): void => setPart(part, true);
const release = (part: HTMLElement): void => setPart(part, false);

function setPart(part: HTMLElement, isInert: boolean): void {
  part.inert = isInert;
  if (isInert) held.add(part);
  else held.delete(part);
  // Asked where it lies, the browser restyles it now, not all parts together in the next frame.
  part.getBoundingClientRect();
}
