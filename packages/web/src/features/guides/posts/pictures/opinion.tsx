export const Opinion = () => (
  <>
    <rect width="320" height="240" className="fill-violet-soft" />
    <path
      d="M196 30h84a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14h-10l4 16-22-16h-56a14 14 0 0 1-14-14V44a14 14 0 0 1 14-14z"
      className="fill-surface stroke-line"
      strokeWidth="2"
    />
    <path d="M202 52h66m-66 18h42" className="stroke-line" strokeWidth="7" strokeLinecap="round" />
    <path
      d="M216 156h66a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12h-66a12 12 0 0 1-12-12v-28a12 12 0 0 1 12-12z"
      className="fill-surface stroke-line"
      strokeWidth="2"
    />
    <path d="M222 182h48" className="stroke-line" strokeWidth="7" strokeLinecap="round" />
    <path
      d="M46 58h138a18 18 0 0 1 18 18v76a18 18 0 0 1-18 18H92l-30 28 4-28H46a18 18 0 0 1-18-18V76a18 18 0 0 1 18-18z"
      className="fill-violet-text"
    />
    <path
      d="M56 104c0-12 6-19 16-21v8c-5 1-7 4-7 8h7v13H56zm26 0c0-12 6-19 16-21v8c-5 1-7 4-7 8h7v13H82z"
      className="fill-surface"
    />
    <path d="M60 136h110" className="stroke-surface" strokeWidth="9" strokeLinecap="round" />
  </>
);
