import { useState } from "react";
import { useOnce } from "../use-once.ts";

/**
 * Returns the open state of a menu or popover whose code was loaded by the press that opens it. The menu opens only
 * after its trigger is mounted and focused, so that closing returns the focus to the trigger.
 */
export function useOpenOnMount(opensOnMount = true) {
  const [isOpen, setOpen] = useState(false);
  useOnce(() => setOpen(opensOnMount));
  return [isOpen, setOpen] as const;
}
