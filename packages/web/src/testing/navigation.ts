import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { hands } from "./person.ts";

/**
 * Follows the first link with this name: in the side navigation if present, else in the bottom bar.
 * @internal
 */
export async function follow(name: string): Promise<void> {
  const [link] = await screen.findAllByRole("link", { name });
  if (link) await hands.click(link);
}

/** @internal */
export const expectPath = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path));
