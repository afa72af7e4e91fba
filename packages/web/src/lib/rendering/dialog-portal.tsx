import {
  createContext,
  type Dispatch,
  Fragment,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useId,
  useState,
} from "react";

type Shown = ReadonlyMap<string, ReactNode>;

const Host = createContext<Dispatch<SetStateAction<Shown>> | null>(null);

/** Renders the dialogs of all `DialogPortal`s below it, so that they outlive the row that opened them. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(new Map());
  return (
    <Host value={setShown}>
      {children}
      {[...shown].map(([id, dialog]) => (
        <Fragment key={id}>{dialog}</Fragment>
      ))}
    </Host>
  );
}

interface DialogPortalProps {
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * Renders the dialog of a card or row in the nearest `DialogHost`. When the row unmounts, for example because its object
 * was deleted elsewhere, the dialog stays open with the person's input (O194).
 */
export function DialogPortal({ onClose, children }: DialogPortalProps) {
  const show = use(Host);
  if (!show) throw new Error("DialogPortal needs a DialogHost");
  const id = useId();
  useEffect(() => {
    const close = () => {
      show((shown) => new Map([...shown].filter(([other]) => other !== id)));
      onClose();
    };
    const dialog = children(close);
    show((shown) => new Map(shown).set(id, dialog));
  });
  return null;
}
