import type { ReactNode } from "react";

interface PictureFrameProps {
  /** Description of the picture for screen readers. */
  label: string;
  /** Card that overlaps the lower edge. */
  float: ReactNode;
  children: ReactNode;
}

/** Frames a picture of the product like a window of a browser. Pictures are markup, which fits both themes. */
export function PictureFrame({ label, float, children }: PictureFrameProps) {
  return (
    <div role="img" aria-label={label} className="relative min-w-0 pb-8">
      <div aria-hidden="true" className="card overflow-hidden shadow-float">
        <div className="flex h-9 items-center gap-1.5 border-line border-b bg-sunken px-3.5">
          {[1, 2, 3].map((dot) => (
            <span key={dot} className="size-2.5 rounded-full bg-line" />
          ))}
        </div>
        {children}
        <div className="h-12 border-line border-t bg-sunken/50" />
      </div>
      {float}
    </div>
  );
}
