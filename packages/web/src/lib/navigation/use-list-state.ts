import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

/**
 * Conversion between a value and a query parameter. `write` returns null for the default, and `read` returns the
 * default for an invalid text.
 */
export interface Parameter<Value> {
  read: (text: string | null) => Value;
  write: (value: Value) => string | null;
}
export type ListParameters<State> = { readonly [Name in keyof State]: Parameter<State[Name]> };

interface ChangeOptions {
  /**
   * Whether a change adds a history entry, so that the back button undoes it. Use it for pages and views, not for typed
   * text.
   */
  push?: boolean;
  /**
   * Whether the change is rendered at once instead of in a transition. A dialog that a menu opens then mounts before the
   * menu closes, so that react-aria can return the focus to the button of the menu.
   */
  isUrgent?: boolean;
  /** Stored with the history entry. By default nothing is. */
  historyState?: unknown;
}

export function useListState<State extends object>(
  parameters: ListParameters<State>,
): [State, (change: Partial<State>, options?: ChangeOptions) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => read(parameters, search), [parameters, search]);
  const set = useCallback(
    (change: Partial<State>, { push = false, isUrgent = false, historyState }: ChangeOptions = {}) => {
      // Read the address of the browser, not of the router, so that two changes in one render are both kept.
      const next = new URLSearchParams(location.search);
      for (const name of namesOf(parameters)) {
        const value = change[name];
        if (value === undefined) continue;
        const text = parameters[name].write(value);
        if (text === null) next.delete(name);
        else next.set(name, text);
      }
      navigate(
        { search: next.toString() },
        { replace: !push, preventScrollReset: true, flushSync: isUrgent, state: historyState },
      );
    },
    [parameters, navigate],
  );
  return [state, set];
}

const namesOf = <State extends object>(parameters: ListParameters<State>) =>
  Object.keys(parameters) as (keyof State & string)[];

const read = <State extends object>(parameters: ListParameters<State>, search: URLSearchParams): State =>
  Object.fromEntries(namesOf(parameters).map((name) => [name, parameters[name].read(search.get(name))])) as State;

export const textParameter = (max: number): Parameter<string> => ({
  read: (text) => text?.slice(0, max) ?? "",
  write: (text) => text.trim() || null,
});

export const choiceParameter = <Value extends string | null>(
  values: readonly (Value & string)[],
  fallback: Value,
): Parameter<Value> => ({
  read: (text) => values.find((value) => value === text) ?? fallback,
  write: (value) => (value === fallback ? null : value),
});

export const idParameter: Parameter<number | null> = {
  read: (text) => {
    const id = Number(text);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  },
  write: (id) => (id === null ? null : String(id)),
};

export const pageParameter: Parameter<number> = {
  read: (text) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (page) => (page === 1 ? null : String(page)),
};
