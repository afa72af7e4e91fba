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

/** Shows what is `Outliving` below it. */
export function OutlivingHost({ children }: { children: ReactNode }) {
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

interface OutlivingProps {
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog of a card or row. Where that leaves the page, as when its object is deleted elsewhere, the dialog stays as it
 * was drawn last, with what was typed (O194).
 */
export function Outliving({ onClose, children }: OutlivingProps) {
  const show = use(Host);
  if (!show) throw new Error("Outliving needs an OutlivingHost");
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
