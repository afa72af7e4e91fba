import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import type { Texts } from "../../texts/areas.ts";
import { textsOf } from "../../texts/texts.ts";
import { toast } from "../toast.ts";

/** Where its code cannot be loaded a toast says so, and `close` takes the opening back; the next one tries again. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
) {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = attempt();
        throw error;
      }
    });
  let current = attempt();
  // biome-ignore lint/correctness/noComponentHookFactories: as React's own `lazy`, made once, where a module begins.
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => current);
    const [hasFailed, setHasFailed] = useState(false);
    const isClosed = "isOpen" in props && !props.isOpen;
    if (hasFailed && isClosed) return null;
    if (hasFailed) {
      setHasFailed(false);
      setDialog(() => current);
      return null;
    }
    const fail = () => {
      setHasFailed(true);
      close(props);
    };
    return (
      <Boundary onFailure={fail}>
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

class Boundary extends Component<{ onFailure: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const tell = ({ errors }: Texts["common"]) =>
      toast({
        tone: "error",
        title: errors.crashTitle,
        description: navigator.onLine ? errors.crashDescription : errors.offline,
      });
    textsOf("common").then(tell, () => undefined);
    this.props.onFailure();
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}
