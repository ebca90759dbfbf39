/** Common given names of the United States, for telling `MARY ROE AND JOHN ROE` from `ROE AND SONS`. */
export const givenNames = new Set(
  `james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica thomas sarah charles karen
christopher lisa daniel nancy matthew betty anthony margaret mark sandra donald ashley steven kimberly paul emily andrew donna joshua michelle
kenneth carol kevin amanda brian dorothy george melissa timothy deborah ronald stephanie edward rebecca jason sharon jeffrey laura ryan cynthia
jacob kathleen gary amy nicholas angela eric shirley jonathan anna stephen brenda larry pamela justin emma scott nicole brandon helen benjamin
samantha samuel katherine gregory christine alexander debra frank rachel patrick carolyn raymond janet jack catherine dennis maria jerry heather
tyler diane aaron ruth jose julie adam olivia nathan joyce henry virginia douglas victoria zachary kelly peter lauren kyle christina ethan joan
walter evelyn noah judith jeremy megan christian andrea keith cheryl roger hannah terry jacqueline gerald martha harold gloria sean teresa austin
ann carl sara arthur madison lawrence frances dylan kathryn jesse janice jordan jean bryan abigail billy alice joe julia bruce judy gabriel sophia
logan grace albert denise willie amber alan doris juan marilyn wayne danielle elijah beverly randy isabella roy theresa vincent diana ralph natalie
eugene brittany russell charlotte bobby marie mason kayla philip alexis louis lori luis carlos miguel angel jesus manuel francisco antonio pedro
jorge ricardo fernando eduardo rafael ramon javier sergio alberto oscar mario ruben hector enrique cesar ana carmen rosa guadalupe juana luz alma
sofia elena lucia claudia adriana gabriela veronica monica silvia yolanda irma alejandro alejandra ivan mohammed mohammad muhammad ahmed ali omar
hassan ibrahim fatima aisha wei li ming jing yan xin hui chen yong sung min jin hyun kim anh minh tuan hung linh raj sanjay priya amit sunita anil
allen leonard craig todd stanley jimmy leroy norman marvin glenn earl lee melvin lewis tony marcus derek darren troy shane chad dean jeff jon jim
tom bill bob mike dave steve ken ron dan sam ben max alex chris pat tim greg rick nick matt josh tina tammy crystal dawn connie wendy peggy rita
tracy holly erin april tara katrina sheila paula ellen marsha colleen kathy cathy bonnie sally lynn lynne jill beth vanessa erica kristen kristin
leah molly paige jenna kate kristina wanda yvonne regina ernest curtis edwin stuart clifford eddie ehab javaid claudine`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** With less common ones, for captions only, where a list and its role say that names follow. */
export const captionNames = new Set([
  ...givenNames,
  ...`anita orlando arturo alfredo armando gerardo guillermo julio raul salvador rodolfo gustavo ernesto pablo marco felipe emilio esteban ignacio ismael jaime
joaquin leonardo lorenzo mateo moises octavio rogelio santiago saul tomas vicente alicia beatriz blanca carla cecilia consuelo cristina dolores elisa
elvira esperanza estela esther eva graciela ines josefina juanita leticia lourdes lydia margarita mariana marisol miriam nora norma olga pilar ramona
raquel rosario yvette alfred alvin amelia annie antoinette arlene audrey barry bernard bernice beatrice bertha betsy beulah brad bradley brent brett
bridget byron caleb calvin cameron candace carrie cassandra cecil charlene charlie chester claire clara clarence claude clayton clinton clyde cody cora
corey cory courtney damon dana danny darrell darryl deanna delores della desiree devin dolly dora doreen duane dustin dwayne dwight earnest edgar edith
edna eileen elaine eleanor ella elmer elsie erik ernestine estelle ethel evan everett faye felicia felix flora floyd fred freddie frederick gail garrett
gene genevieve geoffrey gertrude gilbert gina gladys glen glenda gretchen gwendolyn harriet harry hazel heidi herbert herman hilda horace howard hugh
hugo ian ida irene isaac jackie jacquelyn jake jane jared jay jeanette jeanne jeannie jeffery jenny jerome jessie joann joanna joanne jodi joel johnny
josephine judi julian kara karl katie kelli kendra kerry kim kirk kristi kurt latoya laverne lena leo leon leona leslie lester lillian lillie lindsay
lindsey lois lola lonnie loretta lorraine louise lucille lucy luke luther lyle lynda mabel mae malcolm mandy marc marcia marian marianne marion marjorie
marla marlene marty mathew mattie maureen maurice maxine meghan melanie melinda melody micheal mildred minnie misty mitchell muriel myra myron myrtle
nadine naomi natasha neil nell nellie nina otis pauline phillip phyllis priscilla rachael randall renee rhonda ricky roberta robin rodney roland
rosalie rosemary rosie roxanne rudolph rufus sabrina sadie seth shannon shari shawn shelia shelley sheri sherri sherry sheryl sonia sonya sophie stacey
stacy stella sylvester tamara tanya tasha ted terence terrance terri theodore thelma tiffany tommy toni tonya tracey travis tricia trevor tyrone valerie
vera verna vernon vicki vickie victor viola vivian wendell wesley whitney wilbur willard wilma winifred woodrow`.split(
    /\s+/,
  ),
]);
