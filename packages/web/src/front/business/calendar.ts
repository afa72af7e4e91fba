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
 * Clears the cache in tests, which open several pages in one document.
 * @internal
 */
export function forgetCalendar(): void {
  calendarUrl = undefined;
  request = undefined;
}
