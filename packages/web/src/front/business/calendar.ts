import { api } from "../../lib/api/api.ts";

/**
 * Address of the calendar for booking a call. Undefined until the server has answered, null when there is no calendar.
 */
let calendarUrl: string | null | undefined;
let request: Promise<string | null> | undefined;

export const knownCalendar = (): string | null | undefined => calendarUrl;

export function findCalendar(): Promise<string | null> {
  request ??= api("business/get-offer")
    .then(({ strategyCallUrl }) => {
      calendarUrl = strategyCallUrl;
      return strategyCallUrl;
    })
    .catch(() => {
      request = undefined;
      return null;
    });
  return request;
}

export async function showCalendar(): Promise<void> {
  const address = await findCalendar();
  const partsNamed = (name: string) => document.querySelectorAll<HTMLElement>(`#prerendered [${name}]`);
  if (address === null) {
    for (const part of partsNamed("data-no-calendar")) part.hidden = false;
    for (const part of partsNamed("data-book")) part.hidden = true;
    return;
  }
  for (const link of partsNamed("data-calendar")) {
    link.setAttribute("href", address);
    link.parentElement?.removeAttribute("hidden");
  }
}

/**
 * Clears the cache in tests, which open several pages in one document.
 * @internal
 */
export function forgetCalendar(): void {
  calendarUrl = undefined;
  request = undefined;
}
