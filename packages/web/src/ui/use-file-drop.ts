import { type DragEvent, useState } from "react";

/**
 * Returns whether a file is dragged over an element, and the handlers with which the element takes a dropped file. Other
 * content, such as text for a field, is left to the browser.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
  return { isOver, handlers };
}
