import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { user } from "./user.ts";

/**
 * Follows the first link with this name. The side navigation comes before the bottom bar.
 * @internal
 */
export async function followLink(name: string): Promise<void> {
  const [link] = await screen.findAllByRole("link", { name });
  if (link) await user.click(link);
}

/** @internal */
export const expectPath = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path));
