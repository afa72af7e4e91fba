import { useState } from "react";
import { useSentFilter } from "./use-sent-filter.ts";

type Change = Parameters<ReturnType<typeof useSentFilter>[1]>[0] & { find: string };

/**
 * Returns a function that changes the search outside its field, and a key that renews the field, which keeps its own
 * text. The key changes together with the filter, because a field that still held another text would save it again.
 */
export function useReplacedSearch() {
  const [{ find }, set] = useSentFilter();
  const [fieldKey, setFieldKey] = useState(0);
  const [pending, setPending] = useState<string>();
  if (pending === find) {
    setPending(undefined);
    setFieldKey(fieldKey + 1);
  }
  const replace = (change: Change) => {
    setPending(change.find);
    set(change);
  };
  return { fieldKey, replace };
}
