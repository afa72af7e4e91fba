import { useAccountFlags } from "../../../../lib/storage/use-account-flags.ts";

const recentMax = 8;

/** Returns the ids of the entries that were opened last on this device, the newest first, and a function to add one. */
export function useRecent(): [string[], (id: string) => void] {
  const flags = useAccountFlags("paletteRecent");
  const ids = flags.get("ids")?.split(" ").filter(Boolean) ?? [];
  const add = (id: string) => {
    // Ids with spaces are those of titles, which may change.
    if (!id.includes(" ")) flags.set("ids", [id, ...ids.filter((one) => one !== id)].slice(0, recentMax).join(" "));
  };
  return [ids, add];
}
