import { api } from "../../lib/api/api.ts";

/** Undefined while unknown. Null when there is no calendar or the server does not answer. */
let known: string | null | undefined;
let asking: Promise<string | null> | undefined;

export const knownCalendar = (): string | null | undefined => known;

export function findCalendar(): Promise<string | null> {
  asking ??= api("business/get-offer")
    .then(({ strategyCallUrl }) => {
      known = strategyCallUrl;
      return strategyCallUrl;
    })
    .catch(() => {
      asking = undefined;
      return null;
    });
  return asking;
}

export async function showCalendar(): Promise<void> {
  const [link, none] = ["[data-calendar]", "[data-no-calendar]"].map((part) =>
    document.querySelector<HTMLElement>(`#prerendered ${part}`),
  );
  const address = await findCalendar();
  if (address === null) none?.removeAttribute("hidden");
  else if (link) {
    link.setAttribute("href", address);
    link.parentElement?.removeAttribute("hidden");
  }
}

/**
 * For tests, which open several pages in one document.
 * @internal
 */
export function forgetCalendar(): void {
  known = undefined;
  asking = undefined;
}
