/** The form for rating a game: a row of ten numbers that fits on a phone, and a remark. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Trouble } from '../parts/notice.tsx';
import { sentenceOf } from '../server.ts';
import { scaleEnds } from './studyText.ts';

interface RatingFormProps {
  readonly question: string;
  /** The earlier rating, if there is one. */
  readonly rating: number | null;
  readonly remark: string;
  readonly send: (rating: number, remark: string) => Promise<void>;
}

const RATINGS = Array.from({ length: 10 }, (_, index) => index + 1);

export function RatingForm({ question, rating: before, remark: said, send }: RatingFormProps): VNode {
  const [low, high] = scaleEnds(question);
  const [rating, setRating] = useState(before);
  const [remark, setRemark] = useState(said);
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choose = (one: number): void => {
    setRating(one);
    setTrouble(undefined);
  };
  const submit = async (): Promise<void> => {
    if (rating === null) return setTrouble('Choose a number from 1 to 10 first.');
    setBusy(true);
    try {
      await send(rating, remark.trim());
    } catch (error) {
      setTrouble(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      class="rating-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset>
        <legend>{question}</legend>
        <div class="ratings">
          {RATINGS.map((one) => (
            <label key={one}>
              <input type="radio" name="rating" checked={rating === one} onChange={() => choose(one)} />
              <span>{one}</span>
            </label>
          ))}
        </div>
        <p class="rating-ends quiet small" aria-hidden="true">
          <span>1 is {low}</span>
          <span>10 is {high}</span>
        </p>
      </fieldset>
      <div class="field">
        <label for="remark">Did you notice anything? (optional)</label>
        <textarea
          id="remark"
          maxLength={1000}
          value={remark}
          aria-describedby="remark-help"
          onInput={(event) => setRemark(event.currentTarget.value)}
        />
        <p class="help" id="remark-help">
          Please do not write anything that identifies you.
        </p>
      </div>
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
      <div class="buttons">
        <button type="submit" class="main-button" disabled={isBusy}>
          Save the rating
        </button>
      </div>
    </form>
  );
}
