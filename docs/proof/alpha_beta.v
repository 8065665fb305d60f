(** * Alpha-beta, proved

    Alpha-beta leaves branches of a game tree unread. This file proves that it may: what it returns
    at the root is the value that minimax gives to the whole tree, whatever stands in the branches
    that it has not read. Coq checks every step, and nothing is assumed: there is no axiom and no
    lemma without a proof. Only the standard library is used; [.ci/proof] compiles the file.

    A proof that cannot fail proves nothing. Where a line ends with [(* needed: ... *)], the file
    without that line is well-formed, but Coq refuses a proof: [.ci/proof] tries each of them.

    What is proved is proved of the text of the search, as the program shows it, and not of the code
    of the program. Leaves have integers of any size; in the program, the smallest and the largest
    score stand for the infinities, and leaves have values between them. The program also looks
    whether the window is closed before the first move of a node: from an open window, it never is.
    Nothing is said here about how much is cut, about the move that is chosen, about tables, or
    about the bound with which the program marks a value. *)

From Coq Require Import ZArith List Bool Lia ZifyBool.
Import ListNotations.

(** * 1. Trees, and what they are worth *)

(** The two players. A value is always seen from the side of MAX, who wants it large; MIN wants it
    small. *)
Inductive player := MAX | MIN.

(** A tree is a leaf with a value, or a node where a player chooses one of its children. There is
    at least one child: a list of children ends with its last one, not with nothing. *)
Inductive tree :=
  | Leaf (z : Z)
  | Node (p : player) (cs : children)
with children :=
  | Last (c : tree)
  | More (c : tree) (cs : children).

(** The better of two values for a player. *)
Definition better (p : player) (a b : Z) : Z :=
  match p with
  | MAX => Z.max a b
  | MIN => Z.min a b
  end.

(** Minimax, by its definition: a leaf is worth its value, and a node the best that its children
    are worth for the player who chooses there. *)
Fixpoint minimax (t : tree) : Z :=
  match t with
  | Leaf z => z
  | Node p cs => minimax_of p cs
  end
with minimax_of (p : player) (cs : children) : Z :=
  match cs with
  | Last c => minimax c
  | More c cs => better p (minimax c) (minimax_of p cs)
  end.

(** What holds for every tree is proved for leaves, for nodes with what is known of their children,
    and for the list of the children, one by one. *)
Scheme tree_induction := Induction for tree Sort Prop
  with children_induction := Induction for children Sort Prop.
Combined Scheme trees_induction from tree_induction, children_induction.

(** * 2. Values with infinities, and windows *)

(** A score is an integer or one of two infinities. Where nothing has been found yet, the best
    value and the bounds of the window are infinite; no leaf is. *)
Inductive score := MinusInfinity | Number (z : Z) | PlusInfinity.

Notation "−∞" := MinusInfinity.
Notation "+∞" := PlusInfinity.

(** Whether [a] is less than or equal to [b]. *)
Definition at_most (a b : score) : bool :=
  match a, b with
  | −∞, _ => true
  | _, +∞ => true
  | Number x, Number y => (x <=? y)%Z
  | _, _ => false
  end.

Declare Scope score_scope.
Open Scope score_scope.
Notation "a <=? b" := (at_most a b) : score_scope.
Notation "a <? b" := (negb (at_most b a)) : score_scope.

(** The same as propositions. *)
Notation "a <= b" := (at_most a b = true) : score_scope.
Notation "a < b" := (at_most b a = false) : score_scope.

(** The larger and the smaller of two scores. *)
Definition larger (a b : score) : score := if a <=? b then b else a.
Definition smaller (a b : score) : score := if a <=? b then a else b.

(** The worst that a player can have: what counts as the best before a child has been read. *)
Definition worst (p : player) : score :=
  match p with
  | MAX => −∞
  | MIN => +∞
  end.

(** Whether [a] is strictly better than [b] for a player. *)
Definition prefers (p : player) (a b : score) : bool :=
  match p with
  | MAX => b <? a
  | MIN => a <? b
  end.

(** * 3. The search *)

(** The place of a leaf: which child to take at the root, at the next node, and so on; the first
    child is 0. *)
Definition place := list nat.

(** What a search has found: the value that it returns, and the leaves that it has read, in this
    order. *)
Record found := Found { value : score; leaves : list place }.

(** The same leaves, seen from the parent of the root, whose child number [n] it is. *)
Definition below (n : nat) : list place -> list place := map (cons n).

(** Fail-soft alpha-beta: the pseudo-code that the program shows, line by line. [search] is the
    call, [loop] the loop over the children of a node where [p] chooses; [n] numbers the children,
    and is there only to say which leaves are read. *)
Fixpoint search (t : tree) (α β : score) : found :=
  match t with
  (* at a leaf: return its static value *)
  | Leaf z => Found (Number z) [[]]
  (* best ← −∞ if MAX is to move, else +∞ *)
  | Node p cs => loop p cs 0 (worst p) α β
  end
(* for each move: *)
with loop (p : player) (cs : children) (n : nat) (best α β : score) : found :=
  (* value ← alpha_beta(child, α, β) *)
  let child := match cs with Last c | More c _ => search c α β end in
  (* if value suits the mover better: best ← value; otherwise best stays *)
  let best := if prefers p (value child) best then value child else best in (* needed: the best *)
  (* raise α (MIN: lower β) to best *)
  let α := match p with MAX => larger α best | MIN => α end in (* needed: raise α *)
  let β := match p with MAX => β | MIN => smaller β best end in (* needed: lower β *)
  match cs with
  (* return best *)
  | Last _ => Found best (below n (leaves child))
  | More _ cs =>
      (* if α ≧ β: skip the moves that are left *)
      if β <=? α then Found best (below n (leaves child)) else (* needed: the cut *)
      let rest := loop p cs (S n) best α β in
      Found (value rest) (below n (leaves child) ++ leaves rest)
  end.

(** The value that alpha-beta returns, and the leaves that it reads. *)
Definition alpha_beta (t : tree) (α β : score) : score := value (search t α β).
Definition leaves_read (t : tree) (α β : score) : list place := leaves (search t α β).

(** * 4. That it cuts *)

(** The smallest cut: once the second child of the root is known to be worth at most 3, its other
    child is not read, whatever it is; for the first child is worth 5. *)
Definition shallow (unread : tree) : tree :=
  Node MAX (More (Node MIN (More (Leaf 5) (Last (Leaf 6))))
           (Last (Node MIN (More (Leaf 3) (Last unread))))).

Theorem shallow_cut : forall unread,
  alpha_beta (shallow unread) −∞ +∞ = Number 5 /\
  leaves_read (shallow unread) −∞ +∞ = [[0; 0]; [0; 1]; [1; 0]].
Proof. split; reflexivity. Qed.

(** The same for the other player. *)
Definition shallow_for_min (unread : tree) : tree :=
  Node MIN (More (Node MAX (More (Leaf 5) (Last (Leaf 4))))
           (Last (Node MAX (More (Leaf 7) (Last unread))))).

Theorem shallow_cut_for_min : forall unread,
  alpha_beta (shallow_for_min unread) −∞ +∞ = Number 5 /\
  leaves_read (shallow_for_min unread) −∞ +∞ = [[0; 0]; [0; 1]; [1; 0]].
Proof. split; reflexivity. Qed.

(** A value that is only as good is no reason to read on. *)
Definition tie (unread : tree) : tree :=
  Node MAX (More (Leaf 5) (Last (Node MIN (More (Leaf 5) (Last unread))))).

Theorem tie_cut : forall unread,
  alpha_beta (tie unread) −∞ +∞ = Number 5 /\
  leaves_read (tie unread) −∞ +∞ = [[0]; [1; 0]].
Proof. split; reflexivity. Qed.

(** A deep cut: the bound comes from further above than the parent. *)
Definition deep (unread : tree) : tree :=
  Node MAX (More (Leaf 5) (Last
    (Node MIN (Last (Node MAX (Last (Node MIN (More (Leaf 3) (Last unread))))))))).

Theorem deep_cut : forall unread,
  alpha_beta (deep unread) −∞ +∞ = Number 5 /\
  leaves_read (deep unread) −∞ +∞ = [[0]; [1; 0; 0; 0]].
Proof. split; reflexivity. Qed.

(** * 5. What the value returned says *)

(** To compare a few scores with one another, one may put large integers for the infinities. That
    leaves inequalities between integers, which Coq decides by itself. *)
Definition with_infinity (n : Z) (s : score) : Z :=
  match s with
  | −∞ => -n
  | Number z => z
  | +∞ => n
  end.

Definition within (n : Z) (s : score) : Prop :=
  match s with
  | Number z => (-n < z < n)%Z
  | _ => (0 < n)%Z
  end.

Lemma compared_as_integers : forall n a b, within n a -> within n b ->
  (a <=? b) = (with_infinity n a <=? with_infinity n b)%Z.
Proof. intros n [|x|] [|y|]; cbn [within with_infinity at_most]; lia. Qed.

Lemma large_enough : forall l, exists n, forall s, In s l -> within n s.
Proof.
  induction l as [|a l [n all]].
  - exists 0%Z. easy.
  - exists (Z.max n 1 + match a with Number z => Z.abs z | _ => 0 end)%Z.
    intros s [<-|there].
    + destruct a; cbn [within]; lia.
    + specialize (all s there). destruct s, a; cbn [within] in *; lia.
Qed.

Ltac compare_all l :=
  let n := fresh "n" in let all := fresh "all" in
  destruct (large_enough l) as [n all];
  repeat match goal with
  | |- context [at_most ?a ?b] =>
      rewrite (compared_as_integers n a b) by (apply all; cbn; tauto)
  | H : context [at_most ?a ?b] |- _ =>
      rewrite (compared_as_integers n a b) in H by (apply all; cbn; tauto)
  end;
  clear all; rewrite ?Z.leb_le, ?Z.leb_gt in *; lia.

(** Every comparison that a value depends on is decided, one way or the other. *)
Ltac decide_all :=
  repeat match goal with
  | |- context [if at_most ?a ?b then _ else _] =>
      lazymatch constr:((a, b)) with
      | context [if _ then _ else _] => fail
      | _ => destruct (at_most a b) eqn:?
      end
  | H : context [if at_most ?a ?b then _ else _] |- _ =>
      lazymatch constr:((a, b)) with
      | context [if _ then _ else _] => fail
      | _ => destruct (at_most a b) eqn:?
      end
  end.

(** Neither of two scores is less than the other only if they are equal. *)
Lemma both_ways : forall a b, a <= b -> b <= a -> a = b.
Proof. intros [|x|] [|y|]; cbn [at_most]; intros; try discriminate; trivial; f_equal; lia. Qed.

Lemma larger_number : forall x y, larger (Number x) (Number y) = Number (Z.max x y).
Proof. intros. unfold larger. cbn [at_most]. destruct (Z.leb_spec x y); f_equal; lia. Qed.

Lemma smaller_number : forall x y, smaller (Number x) (Number y) = Number (Z.min x y).
Proof. intros. unfold smaller. cbn [at_most]. destruct (Z.leb_spec x y); f_equal; lia. Qed.

Lemma larger_in_a_row : forall a b c, larger a (larger b c) = larger (larger a b) c.
Proof.
  intros. apply both_ways; unfold larger; decide_all; compare_all [a; b; c].
Qed.

Lemma smaller_in_a_row : forall a b c, smaller a (smaller b c) = smaller (smaller a b) c.
Proof.
  intros. apply both_ways; unfold smaller; decide_all; compare_all [a; b; c].
Qed.

(** The best so far never becomes worse. *)
Lemma larger_in_the_end : forall best v,
  let best' := if best <? v then v else best in larger best best' = best'.
Proof.
  intros. apply both_ways; subst best'; unfold larger, negb; decide_all; compare_all [best; v].
Qed.

Lemma smaller_in_the_end : forall best v,
  let best' := if v <? best then v else best in smaller best best' = best'.
Proof.
  intros. apply both_ways; subst best'; unfold smaller, negb; decide_all; compare_all [best; v].
Qed.

(** What a value [v] returned for the window from [α] to [β] says of the true value [m]: below [β]
    it is a bound from above, and above [α] a bound from below. *)
Definition sound (α β v m : score) : Prop :=
  (v < β -> m <= v) /\ (α < v -> v <= m).

(** The step of the proof, for MAX. The children read so far are worth [m] together, and for the
    window that the node was entered with, [best] says so. One more child is read with the
    narrower window; it is worth [z] and returns [v]. Then the new [best] says what they are worth
    together, and α is again the larger of the α that the node was entered with and [best]. *)
Lemma one_more_for_max : forall α β best m v z,
  sound α β best m -> sound (larger α best) β v z -> best < β ->
  let best' := if best <? v then v else best in
  sound α β best' (larger m z) /\ larger (larger α best) best' = larger α best'.
Proof.
  intros α β best m v z [high lower] [high' lower'] below best'.
  rewrite <- larger_in_a_row. unfold best' at 2. rewrite larger_in_the_end. repeat split.
  - clear lower lower'. subst best'. unfold larger, negb in *. decide_all;
    compare_all [α; β; best; m; v; z].
  - clear high high'. subst best'. unfold larger, negb in *. decide_all;
    compare_all [α; β; best; m; v; z].
Qed.

(** The same for MIN. *)
Lemma one_more_for_min : forall α β best m v z,
  sound α β best m -> sound α (smaller β best) v z -> α < best ->
  let best' := if v <? best then v else best in
  sound α β best' (smaller m z) /\ smaller (smaller β best) best' = smaller β best'.
Proof.
  intros α β best m v z [high lower] [high' lower'] above best'.
  rewrite <- smaller_in_a_row. unfold best' at 2. rewrite smaller_in_the_end. repeat split.
  - clear lower lower'. subst best'. unfold smaller, negb in *. decide_all;
    compare_all [α; β; best; m; v; z].
  - clear high high'. subst best'. unfold smaller, negb in *. decide_all;
    compare_all [α; β; best; m; v; z].
Qed.

(** A window is open as long as α and [best] are below β; and so for MIN. *)
Lemma larger_below : forall a b c, larger a b < c -> a < c /\ b < c.
Proof. unfold larger. intros. split; decide_all; compare_all [a; b; c]. Qed.

Lemma smaller_above : forall a b c, c < smaller a b -> c < a /\ c < b.
Proof. unfold smaller. intros. split; decide_all; compare_all [a; b; c]. Qed.

(** The cut: once the window is closed, what [best] says remains true, whatever the children are
    worth that are left. *)
Lemma cut_for_max : forall α β best m rest,
  α < β -> β <= larger α best -> sound α β best m -> sound α β best (larger m rest).
Proof.
  unfold sound, larger. intros α β best m rest open closed [_ lower].
  split; intros; decide_all; compare_all [α; β; best; m; rest].
Qed.

Lemma cut_for_min : forall α β best m rest,
  α < β -> smaller β best <= α -> sound α β best m -> sound α β best (smaller m rest).
Proof.
  unfold sound, smaller. intros α β best m rest open closed [higher _].
  split; intros; decide_all; compare_all [α; β; best; m; rest].
Qed.

(** What a node returns is sound for the window that it was entered with; and so is what the loop
    returns for the children read so far, which are worth [m] together, and those that are left. *)
Lemma search_sound :
  (forall t α β, α < β -> sound α β (alpha_beta t α β) (Number (minimax t))) /\
  (forall cs,
    (forall n α β best m, larger α best < β -> sound α β best m ->
      sound α β (value (loop MAX cs n best (larger α best) β))
        (larger m (Number (minimax_of MAX cs)))) /\
    (forall n α β best m, α < smaller β best -> sound α β best m ->
      sound α β (value (loop MIN cs n best α (smaller β best)))
        (smaller m (Number (minimax_of MIN cs))))).
Proof.
  unfold alpha_beta. apply trees_induction.
  - intros z α β _. split; intros; cbn [search value minimax at_most]; lia.
  - intros p cs [for_max for_min] α β open. destruct p; cbn [search minimax worst].
    + specialize (for_max 0 α β −∞ −∞).
      replace (larger α −∞) with α in for_max by (destruct α; reflexivity).
      apply for_max; [assumption | split]; easy || (destruct α; easy).
    + specialize (for_min 0 α β +∞ +∞).
      replace (smaller β +∞) with β in for_min by (destruct β; reflexivity).
      apply for_min; [assumption | split]; easy || (destruct β; easy).
  - intros c IH. split; intros n α β best m open so_far; specialize (IH _ _ open);
    cbn [loop value prefers minimax_of].
    + destruct (larger_below _ _ _ open) as [_ below].
      apply (one_more_for_max _ _ _ _ _ _ so_far IH below).
    + destruct (smaller_above _ _ _ open) as [_ above].
      apply (one_more_for_min _ _ _ _ _ _ so_far IH above).
  - intros c IH cs [for_max for_min]. split; intros n α β best m open so_far;
    specialize (IH _ _ open); cbn [loop value prefers minimax_of better]; cbv zeta.
    + destruct (larger_below _ _ _ open) as [entered below].
      destruct (one_more_for_max _ _ _ _ _ _ so_far IH below) as [now narrowed].
      rewrite narrowed, <- larger_number, larger_in_a_row.
      match goal with |- context [if ?b then Found _ _ else _] => destruct b eqn:closed end;
      cbn [value].
      * apply cut_for_max; assumption.
      * apply for_max; assumption.
    + destruct (smaller_above _ _ _ open) as [entered above].
      destruct (one_more_for_min _ _ _ _ _ _ so_far IH above) as [now narrowed].
      rewrite narrowed, <- smaller_number, smaller_in_a_row.
      match goal with |- context [if ?b then Found _ _ else _] => destruct b eqn:closed end;
      cbn [value].
      * apply cut_for_min; assumption.
      * apply for_min; assumption.
Qed.

(** What alpha-beta returns for a window says of the true value what its place says: at α or below,
    the true value is no more; at β or above, it is no less; and between them, it is the value. *)
Theorem alpha_beta_bounds : forall t α β,
  α < β -> (* needed: an open window *)
  let v := alpha_beta t α β in
  let m := Number (minimax t) in
  (v <= α -> m <= v) /\ (β <= v -> v <= m) /\ (α < v -> v < β -> v = m).
Proof.
  intros t α β open v m. destruct (proj1 search_sound t α β open) as [higher lower].
  fold v m in higher, lower. clearbody v m. repeat split.
  - intros. apply higher. compare_all [α; β; v].
  - intros. apply lower. compare_all [α; β; v].
  - intros inside below. apply both_ways; [apply lower | apply higher]; assumption.
Qed.

(** At the root, where the window is full, alpha-beta returns the value of minimax. *)
Theorem alpha_beta_root : forall t, alpha_beta t −∞ +∞ = Number (minimax t).
Proof.
  intros t. destruct (proj1 search_sound t −∞ +∞ eq_refl) as [higher lower].
  destruct (alpha_beta t −∞ +∞) as [|z|].
  - specialize (higher eq_refl). discriminate.
  - apply both_ways; [apply lower | apply higher]; reflexivity.
  - specialize (lower eq_refl). discriminate.
Qed.

(** * 6. What is not read *)

(** The first child. *)
Definition first (cs : children) : tree :=
  match cs with Last c | More c _ => c end.

(** [agrees t t' α β] says that the tree [t'] is [t] in all that alpha-beta reads of [t] with the
    window from [α] to [β]. It follows the search: leaves have the same value, at a node the same
    player chooses, and the children agree one by one, each with the window with which it is
    searched. Nothing is asked of the children after a cut: not what they are, nor how many. *)
Fixpoint agrees (t t' : tree) (α β : score) : Prop :=
  match t, t' with
  | Leaf z, Leaf z' => z' = z
  | Node p cs, Node p' cs' => p' = p /\ agree p cs cs' (worst p) α β
  | _, _ => False
  end
with agree (p : player) (cs cs' : children) (best α β : score) : Prop :=
  (match cs with Last c | More c _ => agrees c (first cs') α β end) /\ (* needed: what is read *)
  let child := alpha_beta (first cs) α β in
  let best := if prefers p child best then child else best in
  let α := match p with MAX => larger α best | MIN => α end in
  let β := match p with MAX => β | MIN => smaller β best end in
  if β <=? α then True else
  match cs, cs' with
  | Last _, Last _ => True
  | More _ cs, More _ cs' => agree p cs cs' best α β (* needed: the other children *)
  | _, _ => False
  end.

(** The relation asks for no more than what is read: in the tree with the smallest cut, the branch
    that is cut off may be any tree, or even several. *)
Theorem shallow_agrees : forall unread unread' more,
  agrees (shallow unread) (shallow unread') −∞ +∞ /\
  agrees (shallow unread)
    (Node MAX (More (Node MIN (More (Leaf 5) (Last (Leaf 6))))
              (Last (Node MIN (More (Leaf 3) (More unread' more)))))) −∞ +∞.
Proof. repeat split. Qed.

(** Such a tree is searched in the same way: the same leaves are read, and the same value comes
    back. *)
Theorem search_agrees : forall t t' α β,
  agrees t t' α β -> search t' α β = search t α β.
Proof.
  enough (all :
    (forall t t' α β, agrees t t' α β -> search t' α β = search t α β) /\
    (forall cs p cs' n best α β, agree p cs cs' best α β ->
      loop p cs' n best α β = loop p cs n best α β)) by apply all.
  apply trees_induction.
  - intros z [z'|p' cs'] α β; cbn; [intros -> | intros []]; reflexivity.
  - intros p cs IH [z'|p' cs'] α β; cbn; [intros [] | intros [-> same]]. apply IH, same.
  - intros c IH p cs' n best α β [same rest]. apply IH in same. unfold alpha_beta in rest.
    destruct cs' as [c'|c' cs']; cbn [first] in *; cbn [loop]; rewrite same; [reflexivity|].
    cbv zeta in *. destruct (_ <=? _); [reflexivity | destruct rest].
  - intros c IHc cs IH p cs' n best α β [same rest]. apply IHc in same. unfold alpha_beta in rest.
    destruct cs' as [c'|c' cs']; cbn [first] in *; cbn [loop]; rewrite same; cbv zeta in *;
    destruct (_ <=? _); try reflexivity; [destruct rest | rewrite (IH _ _ (S n) _ _ _ rest)].
    reflexivity.
Qed.

(** A cut keeps the root: whatever stands in the branches that alpha-beta does not read from the
    full window, the whole tree is worth the same. *)
Theorem cut_keeps_root : forall t t',
  agrees t t' −∞ +∞ -> (* needed: a tree that agrees *)
  minimax t' = minimax t.
Proof.
  intros t t' same. apply search_agrees in same.
  enough (Number (minimax t') = Number (minimax t)) by congruence.
  rewrite <- !alpha_beta_root. unfold alpha_beta. congruence.
Qed.

(** [replace branch x t] is the tree [t] with [x] in place of the branch at the place [branch];
    where [t] has no such place, it is [t]. *)
Fixpoint replace (branch : place) (x t : tree) {struct t} : tree :=
  match branch, t with
  | [], _ => x
  | _, Leaf z => Leaf z
  | n :: rest, Node p cs => Node p (replace_in n rest x cs)
  end
with replace_in (n : nat) (rest : place) (x : tree) (cs : children) {struct cs} : children :=
  match n, cs with
  | 0, Last c => Last (replace rest x c)
  | 0, More c cs => More (replace rest x c) cs
  | S _, Last c => Last c
  | S n, More c cs => More c (replace_in n rest x cs)
  end.

(** Whether a leaf stands in the branch at a place. *)
Definition stands_in (branch leaf : place) : Prop := exists rest, leaf = branch ++ rest.

(** Every search reads a leaf. *)
Lemma reads_something :
  (forall t α β, leaves (search t α β) <> []) /\
  (forall cs p n best α β, leaves (loop p cs n best α β) <> []).
Proof.
  apply trees_induction.
  - discriminate.
  - intros p cs IH α β. apply IH.
  - intros c IH p n best α β. cbn [loop leaves]. unfold below.
    intros none. apply map_eq_nil in none. exact (IH _ _ none).
  - intros c IH cs _ p n best α β. cbn [loop]. cbv zeta.
    destruct (_ <=? _); cbn [leaves]; unfold below; intros none;
    [|apply app_eq_nil in none as [none _]]; apply map_eq_nil in none; exact (IH _ _ none).
Qed.

(** The same without a word about how the search goes on: any branch of which no leaf has been read
    may be replaced by any tree, and the search is the same. *)
Lemma unread_branch_is_free : forall t x branch α β,
  (forall l, In l (leaves_read t α β) -> ~ stands_in branch l) ->
  search (replace branch x t) α β = search t α β.
Proof.
  unfold leaves_read.
  assert (others : forall n rest l found,
    (forall k, In k (below n found) -> ~ stands_in (n :: rest) k) ->
    In l found -> ~ stands_in rest l).
  { intros n rest l read unread there [more ->]. apply (unread (n :: rest ++ more)).
    - apply in_map, there.
    - exists more. reflexivity. }
  enough (all :
    (forall t x branch α β, (forall l, In l (leaves (search t α β)) -> ~ stands_in branch l) ->
      search (replace branch x t) α β = search t α β) /\
    (forall cs x k rest p n best α β,
      (forall l, In l (leaves (loop p cs n best α β)) -> ~ stands_in (n + k :: rest) l) ->
      loop p (replace_in k rest x cs) n best α β = loop p cs n best α β)) by apply all.
  apply trees_induction.
  - intros z x [|k branch] α β unread; [|reflexivity]. exfalso.
    apply (unread []); [left; reflexivity | exists []; reflexivity].
  - intros p cs IH x [|k branch] α β unread.
    + exfalso. pose proof (proj1 reads_something (Node p cs) α β) as some.
      destruct (leaves (search (Node p cs) α β)) as [|l ls]; [easy|].
      apply (unread l); [left; reflexivity | exists l; reflexivity].
    + cbn [replace search]. apply IH, unread.
  - intros c IH x [|k] rest p n best α β unread; [|reflexivity].
    rewrite Nat.add_0_r in unread. cbn [replace_in loop leaves] in *.
    rewrite IH; [reflexivity|]. intros l. apply others with n, unread.
  - intros c IHc cs IH x [|k] rest p n best α β unread; cbn [replace_in loop] in *; cbv zeta in *.
    + rewrite Nat.add_0_r in unread. rewrite IHc; [reflexivity|].
      intros l. apply others with n. intros i there. apply unread.
      destruct (_ <=? _); cbn [leaves]; [|apply in_or_app; left]; exact there.
    + destruct (_ <=? _); [reflexivity|]. cbn [leaves] in unread.
      rewrite IH; [reflexivity|]. intros l there. rewrite Nat.add_succ_comm.
      apply unread, in_or_app. right. exact there.
Qed.

(** So every such branch keeps the root, too. *)
Theorem unread_branch_keeps_root : forall t x branch,
  (forall l, In l (leaves_read t −∞ +∞) -> ~ stands_in branch l) -> (* needed: it is not read *)
  minimax (replace branch x t) = minimax t.
Proof.
  intros t x branch unread. apply (unread_branch_is_free t x) in unread.
  enough (Number (minimax (replace branch x t)) = Number (minimax t)) by congruence.
  rewrite <- !alpha_beta_root. unfold alpha_beta. congruence.
Qed.

(** * 7. The order alone *)

(** The tree with [f] applied to the value of each leaf. *)
Fixpoint relabel (f : Z -> Z) (t : tree) : tree :=
  match t with
  | Leaf z => Leaf (f z)
  | Node p cs => Node p (relabel_all f cs)
  end
with relabel_all (f : Z -> Z) (cs : children) : children :=
  match cs with
  | Last c => Last (relabel f c)
  | More c cs => More (relabel f c) (relabel_all f cs)
  end.

(** The same for a score; an infinity stays what it is. *)
Definition apply_to (f : Z -> Z) (s : score) : score :=
  match s with
  | Number z => Number (f z)
  | _ => s
  end.

(** The values of the leaves, from left to right. *)
Fixpoint values (t : tree) : list Z :=
  match t with
  | Leaf z => [z]
  | Node _ cs => values_of cs
  end
with values_of (cs : children) : list Z :=
  match cs with
  | Last c => values c
  | More c cs => values c ++ values_of cs
  end.

(** Whether a score is one of these integers, or infinite. *)
Definition one_of (these : Z -> Prop) (s : score) : Prop :=
  match s with
  | Number z => these z
  | _ => True
  end.

(** Alpha-beta compares values and does nothing else with them. So if [f] keeps the order of the
    values that there are, the same happens with [f] as without. *)
Lemma order_alone_among : forall (these : Z -> Prop) f,
  (forall x y, these x -> these y -> (x < y)%Z -> (f x < f y)%Z) ->
  forall t α β, (forall z, In z (values t) -> these z) -> one_of these α -> one_of these β ->
  search (relabel f t) (apply_to f α) (apply_to f β) =
    Found (apply_to f (alpha_beta t α β)) (leaves_read t α β).
Proof.
  intros these f increasing. unfold alpha_beta, leaves_read.
  assert (compared : forall a b, one_of these a -> one_of these b ->
    (apply_to f a <=? apply_to f b) = (a <=? b)).
  { intros [|x|] [|y|] Hx Hy; cbn [apply_to at_most one_of] in *; try reflexivity.
    destruct (Z.lt_trichotomy x y) as [lt|[<-|gt]]; [|lia|];
    [pose proof (increasing x y Hx Hy lt) | pose proof (increasing y x Hy Hx gt)]; lia. }
  assert (the_larger : forall a b, one_of these a -> one_of these b ->
    larger (apply_to f a) (apply_to f b) = apply_to f (larger a b) /\ one_of these (larger a b)).
  { intros a b Ha Hb. unfold larger. rewrite compared by assumption.
    destruct (a <=? b); split; trivial. }
  assert (the_smaller : forall a b, one_of these a -> one_of these b ->
    smaller (apply_to f a) (apply_to f b) = apply_to f (smaller a b) /\ one_of these (smaller a b)).
  { intros a b Ha Hb. unfold smaller. rewrite compared by assumption.
    destruct (a <=? b); split; trivial. }
  assert (the_best : forall p v best, one_of these v -> one_of these best ->
    (if prefers p (apply_to f v) (apply_to f best) then apply_to f v else apply_to f best) =
      apply_to f (if prefers p v best then v else best) /\
    one_of these (if prefers p v best then v else best)).
  { intros [] v best Hv Hb; cbn [prefers]; rewrite compared by assumption;
    destruct (_ <=? _); split; trivial. }
  assert (narrowed : forall p α β best, one_of these α -> one_of these β -> one_of these best ->
    match p with MAX => larger (apply_to f α) (apply_to f best) | MIN => apply_to f α end =
      apply_to f (match p with MAX => larger α best | MIN => α end) /\
    match p with MAX => apply_to f β | MIN => smaller (apply_to f β) (apply_to f best) end =
      apply_to f (match p with MAX => β | MIN => smaller β best end) /\
    one_of these (match p with MAX => larger α best | MIN => α end) /\
    one_of these (match p with MAX => β | MIN => smaller β best end)).
  { intros [] α β best Hα Hβ Hb; repeat split; trivial; apply the_larger || apply the_smaller;
    assumption. }
  enough (all :
    (forall t α β, (forall z, In z (values t) -> these z) -> one_of these α -> one_of these β ->
      search (relabel f t) (apply_to f α) (apply_to f β) =
        Found (apply_to f (value (search t α β))) (leaves (search t α β)) /\
      one_of these (value (search t α β))) /\
    (forall cs p n best α β, (forall z, In z (values_of cs) -> these z) ->
      one_of these best -> one_of these α -> one_of these β ->
      loop p (relabel_all f cs) n (apply_to f best) (apply_to f α) (apply_to f β) =
        Found (apply_to f (value (loop p cs n best α β))) (leaves (loop p cs n best α β)) /\
      one_of these (value (loop p cs n best α β)))) by (intros; apply all; assumption).
  apply trees_induction.
  - intros z α β there _ _. split; [reflexivity|]. apply there. left. reflexivity.
  - intros p cs IH α β there Hα Hβ. cbn [relabel search].
    replace (worst p) with (apply_to f (worst p)) at 1 by (destruct p; reflexivity).
    apply IH; trivial. destruct p; exact I.
  - intros c IH p n best α β there Hb Hα Hβ. cbn [relabel_all loop]. cbv zeta.
    destruct (IH α β there Hα Hβ) as [-> Hv]. cbn [value leaves].
    destruct (the_best p _ best Hv Hb) as [-> Hbest]. split; trivial.
  - intros c IHc cs IH p n best α β there Hb Hα Hβ. cbn [relabel_all loop values_of] in *. cbv zeta.
    destruct (IHc α β) as [-> Hv]; trivial.
    { intros z Hz. apply there, in_or_app. left. exact Hz. }
    cbn [value leaves]. destruct (the_best p _ best Hv Hb) as [-> Hbest].
    destruct (narrowed p α β _ Hα Hβ Hbest) as (-> & -> & Hα' & Hβ').
    rewrite compared by assumption. destruct (_ <=? _); cbn [value leaves]; [split; trivial|].
    destruct (IH p (S n) _ _ _ (fun z Hz => there z (in_or_app _ _ z (or_intror Hz)))
      Hbest Hα' Hβ') as [-> Hr].
    split; trivial.
Qed.

(** With a strictly increasing function applied to the values of all leaves, and to the window,
    alpha-beta reads the same leaves in the same order, and returns the function of its value. *)
Theorem order_alone : forall f,
  (forall x y, (x < y)%Z -> (f x < f y)%Z) -> (* needed: strictly increasing *)
  forall t α β,
  leaves_read (relabel f t) (apply_to f α) (apply_to f β) = leaves_read t α β /\
  alpha_beta (relabel f t) (apply_to f α) (apply_to f β) = apply_to f (alpha_beta t α β).
Proof.
  intros f increasing t α β.
  assert (same := order_alone_among (fun _ => True) f (fun x y _ _ => increasing x y) t α β
    (fun _ _ => I)).
  unfold leaves_read at 1, alpha_beta at 1.
  rewrite same; [split; reflexivity | destruct α; exact I | destruct β; exact I].
Qed.

(** The rank of a value in a tree: how many different values of its leaves are less. *)
Definition different_values (t : tree) : list Z := nodup Z.eq_dec (values t).
Definition rank_among (l : list Z) (z : Z) : Z :=
  Z.of_nat (length (filter (fun y => (y <? z)%Z) l)).
Definition rank (t : tree) (z : Z) : Z := rank_among (different_values t) z.

(** Ranks are ordered as the values are, and all of them are less than the number of values. *)
Lemma ranks_increase : forall l x y, In x l -> (x < y)%Z -> (rank_among l x < rank_among l y)%Z.
Proof.
  intros l x y there lt. unfold rank_among. apply inj_lt.
  assert (no_more : forall l, (length (filter (fun z => (z <? x)%Z) l) <=
                               length (filter (fun z => (z <? y)%Z) l))%nat).
  { clear - lt. induction l as [|z l IH]; cbn [filter]; [trivial|].
    destruct (Z.ltb_spec z x), (Z.ltb_spec z y); cbn [length]; lia. }
  induction l as [|z l IH]; [easy|]. specialize (no_more l). cbn [filter].
  destruct there as [same|there]; [clear IH | specialize (IH there)];
  destruct (Z.ltb_spec z x), (Z.ltb_spec z y); cbn [length]; lia.
Qed.

Lemma ranks_are_few : forall l x, In x l -> (0 <= rank_among l x < Z.of_nat (length l))%Z.
Proof.
  intros l x there. unfold rank_among. split; [lia|]. apply inj_lt.
  assert (no_more : forall l, (length (filter (fun z => (z <? x)%Z) l) <= length l)%nat).
  { clear - x. induction l as [|z l IH]; cbn [filter]; [trivial|].
    destruct (Z.ltb_spec z x); cbn [length]; lia. }
  induction l as [|z l IH]; [easy|]. specialize (no_more l). cbn [filter].
  destruct there as [same|there]; [clear IH | specialize (IH there)];
  destruct (Z.ltb_spec z x); cbn [length]; lia.
Qed.

(** Different values have different ranks. *)
Lemma ranks_differ : forall l x y, In x l -> In y l -> rank_among l x = rank_among l y -> x = y.
Proof.
  intros l x y Hx Hy same. destruct (Z.lt_trichotomy x y) as [lt|[eq|gt]]; [|exact eq|];
  [pose proof (ranks_increase l x y Hx lt) | pose proof (ranks_increase l y x Hy gt)]; lia.
Qed.

(** What is different stays different under a function that tells it apart. *)
Lemma map_once : forall (f : Z -> nat) l,
  (forall x y, In x l -> In y l -> f x = f y -> x = y) -> NoDup l -> NoDup (map f l).
Proof.
  intros f l apart once. induction once as [|x l new once IH]; cbn [map]; constructor.
  - intros there. apply in_map_iff in there as (y & same & there). apply new.
    rewrite (apart x y); [exact there | left; reflexivity | right; exact there | congruence].
  - apply IH. intros y z Hy Hz. apply apart; right; assumption.
Qed.

(** No rank is left out. *)
Lemma ranks_have_no_gap : forall l k, NoDup l ->
  (0 <= k < Z.of_nat (length l))%Z -> exists x, In x l /\ rank_among l x = k.
Proof.
  intros l k once range.
  set (ranks := map (fun x => Z.to_nat (rank_among l x)) l).
  assert (NoDup ranks) as ranks_once.
  { subst ranks. apply map_once; [|exact once].
    intros x y Hx Hy same. apply (ranks_differ l x y Hx Hy).
    pose proof (ranks_are_few l x Hx). pose proof (ranks_are_few l y Hy). lia. }
  assert (incl (seq 0 (length l)) ranks) as all.
  { apply NoDup_length_incl; [exact ranks_once | |].
    - unfold ranks. rewrite seq_length, map_length. trivial.
    - intros i there. apply in_map_iff in there as (x & <- & there).
      pose proof (ranks_are_few l x there). apply in_seq. lia. }
  specialize (all (Z.to_nat k)). rewrite in_seq in all.
  destruct (proj1 (in_map_iff _ _ _) (all ltac:(lia))) as (x & same & there).
  exists x. split; [exact there|]. pose proof (ranks_are_few l x there). lia.
Qed.

(** What values a relabelled tree has. *)
Lemma values_relabelled : forall f t, values (relabel f t) = map f (values t).
Proof.
  intros f.
  enough (all : (forall t, values (relabel f t) = map f (values t)) /\
    (forall cs, values_of (relabel_all f cs) = map f (values_of cs))) by apply all.
  apply trees_induction; cbn [relabel relabel_all values values_of]; intros; trivial.
  rewrite map_app. congruence.
Qed.

(** So it is enough to try every order. Each tree is searched like the tree of its ranks: the same
    leaves are read, and the value is the one whose rank comes back. The ranks of a tree with [k]
    different values are the numbers from 0 to [k] - 1, without a gap; of such trees with a given
    shape there are finitely many. *)
Theorem ranks_are_enough : forall t,
  let ranks := relabel (rank t) t in
  let k := Z.of_nat (length (different_values t)) in
  leaves_read ranks −∞ +∞ = leaves_read t −∞ +∞ /\
  alpha_beta ranks −∞ +∞ = Number (rank t (minimax t)) /\
  (forall x y, In x (values t) -> In y (values t) -> rank t x = rank t y -> x = y) /\
  (forall r, In r (values ranks) <-> (0 <= r < k)%Z).
Proof.
  intros t ranks k.
  assert (increasing : forall x y, In x (values t) -> In y (values t) -> (x < y)%Z ->
    (rank t x < rank t y)%Z).
  { intros x y Hx _ lt. apply ranks_increase; [apply nodup_In, Hx | exact lt]. }
  assert (same := order_alone_among (fun z => In z (values t)) (rank t) increasing t −∞ +∞
    (fun z there => there) I I).
  cbn [apply_to] in same. fold ranks in same. repeat apply conj.
  - unfold leaves_read at 1. rewrite same. reflexivity.
  - unfold alpha_beta. rewrite same, alpha_beta_root. reflexivity.
  - intros x y Hx Hy. apply ranks_differ; apply nodup_In; assumption.
  - intros r. subst ranks k. rewrite values_relabelled, in_map_iff. split.
    + intros (x & <- & there). apply ranks_are_few, nodup_In, there.
    + intros range. destruct (ranks_have_no_gap (different_values t) r) as (x & there & eq);
      [apply NoDup_nodup | exact range |]. exists x. split; [exact eq|].
      apply nodup_In in there. exact there.
Qed.

(** * 8. The same with one player's eyes at a time

    Programs often have one text for both players, negamax: every value is seen from the side that
    moves, and changes its sign from one move to the next. It is the same search, as long as the
    players take turns. *)

(** The other player, and a score as the other side sees it. *)
Definition other (p : player) : player :=
  match p with
  | MAX => MIN
  | MIN => MAX
  end.

Definition negate (s : score) : score :=
  match s with
  | −∞ => +∞
  | Number z => Number (- z)
  | +∞ => −∞
  end.

(** Whether the players take turns, with [p] at the root. *)
Fixpoint take_turns (p : player) (t : tree) : Prop :=
  match t with
  | Leaf _ => True
  | Node q cs => q = p /\ all_take_turns (other p) cs
  end
with all_take_turns (p : player) (cs : children) : Prop :=
  match cs with
  | Last c => take_turns p c
  | More c cs => take_turns p c /\ all_take_turns p cs
  end.

(** Negamax with the window, line by line. [p] moves. *)
Fixpoint negamax (p : player) (t : tree) (α β : score) : found :=
  match t with
  (* if node is a leaf: return the value of the leaf for the side to move *)
  | Leaf z => Found (match p with MAX => Number z | MIN => negate (Number z) end) [[]]
  (* best ← −∞ *)
  | Node _ cs => negamax_loop p cs 0 −∞ α β
  end
(* for each child: *)
with negamax_loop (p : player) (cs : children) (n : nat) (best α β : score) : found :=
  (* low ← −β, high ← −α *)
  let low := negate β in
  let high := negate α in
  (* v ← −value(child, low, high) *)
  let child := match cs with Last c | More c _ => negamax (other p) c low high end in
  let v := negate (value child) in
  (* if v > best: best ← v *)
  let best := if best <? v then v else best in
  (* if best ≥ β: return best *)
  if β <=? best then Found best (below n (leaves child)) else (* needed: the cut in negamax *)
  (* if best > α: α ← best *)
  let α := if α <? best then best else α in (* needed: raise α in negamax *)
  match cs with
  (* return best *)
  | Last _ => Found best (below n (leaves child))
  | More _ cs =>
      let rest := negamax_loop p cs (S n) best α β in
      Found (value rest) (below n (leaves child) ++ leaves rest)
  end.

(** The same find, seen from the other side. *)
Definition turned (f : found) : found := Found (negate (value f)) (leaves f).

Lemma negate_twice : forall s, negate (negate s) = s.
Proof. intros [|z|]; cbn [negate]; trivial. f_equal. lia. Qed.

Lemma negated_order : forall a b, (negate a <=? negate b) = (b <=? a).
Proof. intros [|x|] [|y|]; cbn [negate at_most]; lia. Qed.

Lemma negated_order_left : forall a b, (negate a <=? b) = (negate b <=? a).
Proof. intros. rewrite <- (negate_twice b) at 1. apply negated_order. Qed.

(** The two ways to write "raise α", and to ask whether the window is closed. *)
Lemma raised : forall a b, (if a <? b then b else a) = larger a b.
Proof. intros. apply both_ways; unfold larger, negb; decide_all; compare_all [a; b]. Qed.

Lemma lowered : forall a b, smaller (negate a) (negate b) = negate (larger a b).
Proof.
  intros. apply both_ways; unfold smaller, larger; rewrite negated_order;
  destruct (b <=? a) eqn:?, (a <=? b) eqn:?; rewrite negated_order; compare_all [a; b].
Qed.

Lemma closed_alike : forall α β best, α < β -> (β <=? larger α best) = (β <=? best).
Proof. intros α β best open. unfold larger. decide_all; compare_all [α; β; best]. Qed.

Lemma open_still : forall α β best, α < β -> best < β -> larger α best < β.
Proof. intros α β best open below. unfold larger. decide_all; compare_all [α; β; best]. Qed.

(** Negamax for MAX is alpha-beta; for MIN, it is alpha-beta seen from the other side, with the
    window turned. The same leaves are read, in the same order. *)
Theorem negamax_is_alpha_beta : forall t p α β,
  α < β ->
  take_turns p t -> (* needed: the players take turns *)
  negamax p t α β =
    match p with
    | MAX => search t α β
    | MIN => turned (search t (negate β) (negate α))
    end.
Proof.
  enough (all :
    (forall t p α β, α < β -> take_turns p t ->
      negamax p t α β = match p with
        | MAX => search t α β
        | MIN => turned (search t (negate β) (negate α)) end) /\
    (forall cs p n best α β, α < β -> all_take_turns (other p) cs ->
      negamax_loop p cs n best α β = match p with
        | MAX => loop MAX cs n best α β
        | MIN => turned (loop MIN cs n (negate best) (negate β) (negate α)) end)) by apply all.
  assert (the_best : forall v best,
    negate (if v <? negate best then v else negate best) =
      (if best <? negate v then negate v else best)).
  { intros. rewrite negated_order_left. destruct (negate v <=? best); cbn [negb];
    [apply negate_twice | reflexivity]. }
  apply trees_induction.
  - intros z [] α β _ _; reflexivity.
  - intros q cs IH p α β open [-> turns]. cbn [negamax search]. rewrite IH by assumption.
    destruct p; reflexivity.
  - intros c IH p n best α β open turns. cbn [negamax_loop loop]. cbv zeta.
    rewrite IH by (trivial; rewrite negated_order; exact open).
    destruct p; cbn [other value leaves turned prefers].
    + rewrite !negate_twice.
      match goal with |- context [if ?b then Found _ _ else _] => destruct b end; reflexivity.
    + unfold turned. cbn [value leaves]. rewrite the_best.
      match goal with |- context [if ?b then Found _ _ else _] => destruct b end; reflexivity.
  - intros c IHc cs IH p n best α β open [turn turns]. cbn [negamax_loop loop]. cbv zeta.
    rewrite IHc by (trivial; rewrite negated_order; exact open). rewrite (raised α).
    destruct p; cbn [other turned prefers]; unfold turned; cbn [value leaves].
    + rewrite !negate_twice. set (best' := if best <? _ then _ else best).
      rewrite (closed_alike α β best' open). destruct (β <=? best') eqn:closed; [reflexivity|].
      rewrite IH by (trivial; apply open_still; assumption). reflexivity.
    + rewrite <- the_best. set (best' := if _ <? negate best then _ else negate best).
      set (v := value _) in *.
      replace (smaller (negate α) best') with (negate (larger α (negate best')))
        by (rewrite <- lowered, negate_twice; reflexivity).
      rewrite negated_order, (closed_alike _ _ _ open).
      destruct (β <=? negate best') eqn:closed; [reflexivity|].
      rewrite IH by (trivial; apply open_still; assumption).
      rewrite negate_twice. reflexivity.
Qed.

(** So negamax returns at the root what minimax gives to the tree, seen from the side that moves. *)
Theorem negamax_root : forall p t,
  take_turns p t ->
  value (negamax p t −∞ +∞) = Number (match p with MAX => minimax t | MIN => - minimax t end)%Z.
Proof.
  intros p t turns. rewrite (negamax_is_alpha_beta t p −∞ +∞ eq_refl turns).
  pose proof (alpha_beta_root t) as root. unfold alpha_beta in root.
  destruct p; cbn [turned value negate]; rewrite root; reflexivity.
Qed.

(** * 9. Nothing is assumed *)

Print Assumptions shallow_cut.
Print Assumptions shallow_cut_for_min.
Print Assumptions tie_cut.
Print Assumptions deep_cut.
Print Assumptions alpha_beta_bounds.
Print Assumptions alpha_beta_root.
Print Assumptions shallow_agrees.
Print Assumptions search_agrees.
Print Assumptions cut_keeps_root.
Print Assumptions unread_branch_keeps_root.
Print Assumptions order_alone.
Print Assumptions ranks_are_enough.
Print Assumptions negamax_is_alpha_beta.
Print Assumptions negamax_root.
